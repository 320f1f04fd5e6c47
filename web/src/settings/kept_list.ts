// A list that this browser keeps; an empty one if there is none, or something else.
export function keptList(storage: Storage, key: string): unknown[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

// Those of its members that are texts.
export const keptTexts = (storage: Storage, key: string): string[] =>
  keptList(storage, key).filter((each) => typeof each === 'string');
