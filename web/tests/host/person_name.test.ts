import { personName } from '../../src/host/person_name';

const familyOfRats = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}';

describe('the name of a person', () => {
  it.each([
    ['Ann', 'Ann'],
    ['  Ann   Lee ', 'Ann Lee'],
    ['Zoé', 'Zoé'],
    ['Zoe\u0301', 'Zoe\u0301'],
    [familyOfRats, familyOfRats],
    ['\u2764\uFE0F', '\u2764\uFE0F'],
    ['\u{1F468}\u{1F3FD}\u200D\u{1F680}', '\u{1F468}\u{1F3FD}\u200D\u{1F680}'],
    ['\u{1F400}\u200DAnn', '\u{1F400}Ann'],
    ['\u1019\u103C\u102D\u102F\u1037', '\u1019\u103C\u102D\u102F\u1037'],
    [`A${'\u0301'.repeat(50)}nn`, `A${'\u0301'.repeat(4)}nn`],
  ])('is what is seen of it: %j', (written, name) => {
    expect(personName(written)).toBe(name);
  });

  it.each([
    ['zero width', 'A\u200Bn\u200Dn\uFEFF'],
    ['that turns the direction', '\u202EA\u2066nn\u2069\u202C'],
    ['of control', '\u0000An\u0007n\u001B'],
    ['an accent without a letter', '\u0301Ann \u0301'],
  ])('has nothing of %s', (_, written) => {
    expect(personName(written)).toBe('Ann');
  });

  it.each(['', ' ', '\u200B\u2060', '\u202E', '\u3164', '\u2800', '\u0301'])(
    'is none if it is unseen: %j',
    (name) => {
      expect(personName(name)).toBe('');
    },
  );

  it('ends between two letters, not in the middle of one', () => {
    expect(personName('W'.repeat(30))).toBe('W'.repeat(20));
    expect(personName('\u{1F400}'.repeat(30))).toBe('\u{1F400}'.repeat(20));
    expect(personName(`${'W'.repeat(19)}${familyOfRats}${familyOfRats}`)).toBe('W'.repeat(19) + familyOfRats);
    expect(personName(`${'W'.repeat(19)} Lee`)).toBe('W'.repeat(19));
  });
});
