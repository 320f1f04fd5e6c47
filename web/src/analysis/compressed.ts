// Texts that are short enough for a link: what the browser itself can compress, in letters that need no
// escape there.

// Far more than anybody's analysis comes to, and no more than a device can easily take.
const mostBytes = 256 * 1024;
// What is compressed becomes at most a thousand times as long: in small pieces that is never much at once.
const pieceBytes = 1024;

function atMost(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let left = bytes;
  return new TransformStream({
    transform(part, controller) {
      left -= part.length;
      if (left < 0) throw new RangeError('too long');
      controller.enqueue(part);
    },
  });
}

async function through(
  bytes: Uint8Array,
  { writable, readable }: GenericTransformStream,
): Promise<Uint8Array> {
  const writer = writable.getWriter();
  async function write() {
    for (let at = 0; at < bytes.length; at += pieceBytes)
      await writer.write(bytes.subarray(at, at + pieceBytes));
    await writer.close();
  }
  const made = new Response(readable.pipeThrough(atMost(mostBytes))).arrayBuffer();
  await Promise.all([made, write()]);
  return new Uint8Array(await made);
}

export async function compressed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

// Rejected if that is no compressed text, or one that is much too long.
export async function decompressed(letters: string): Promise<string> {
  const plain = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(
    await through(bytes, new DecompressionStream('deflate-raw')),
  );
}
