const name = 'cheesemoon.device';
// So long a tab that was closed or loaded anew may take until it is gone: nobody has to be told of that.
const goneWithin = 1000;

// Resolved when this tab alone plays on this device, for as long as it is open. Tells before if another
// one has to be closed. Browsers that have no locks let every tab play; the database then refuses what
// would contradict another.
export function becomeOnlyTab(locks: LockManager | undefined, mustWait: () => void): Promise<void> {
  if (!locks) return Promise.resolve();
  const timer = setTimeout(mustWait, goneWithin);
  return new Promise((resolve, reject) => {
    const hold = () => {
      clearTimeout(timer);
      resolve();
      return new Promise<void>(() => {});
    };
    locks.request(name, hold).catch(reject);
  });
}
