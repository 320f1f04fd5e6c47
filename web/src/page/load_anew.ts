// The whole page, because a browser does not ask twice for a part that it could not get, and a newer version
// has other parts. Where it cannot be had either, nothing happens: what is on the screen would be lost.
export async function loadAnew() {
  const answer = await fetch(location.href, { cache: 'no-cache' }).catch(() => null);
  if (answer?.ok) location.reload();
}
