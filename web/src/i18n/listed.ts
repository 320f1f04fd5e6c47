// Several names as people say them: "Mia, Jo and Ann".
export function listed({ andLast }: { andLast: string }, names: string[]): string {
  if (names.length < 2) return names.join('');
  return names.slice(0, -1).join(', ') + andLast + names[names.length - 1];
}
