// @vitest-environment jsdom
import { copyText } from '../../src/page/copy_text';

// jsdom can copy nothing: what is selected is what a browser would take.
function selectedWhenCopied(isAllowed = true) {
  let selected = '';
  document.execCommand = () => {
    selected = (document.activeElement as HTMLTextAreaElement).value;
    return isAllowed;
  };
  return () => selected;
}

describe('copying a text', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('uses the clipboard where there is one', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await copyText('a link')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('a link');
  });

  it('works without encryption, too, and leaves the focus where it was', async () => {
    vi.stubGlobal('navigator', {});
    const selected = selectedWhenCopied();
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    expect(await copyText('a link')).toBe(true);
    expect(selected()).toBe('a link');
    expect(document.activeElement).toBe(button);
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('says when it has not worked', async () => {
    vi.stubGlobal('navigator', {});
    selectedWhenCopied(false);
    expect(await copyText('a link')).toBe(false);
  });
});
