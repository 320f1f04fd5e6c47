import { routeOf } from '../page/route';

// Where somebody plays.
const tables = ['table', 'learn'];

// Lets the files of the page be kept on this device, once it is there itself. A newer version that was
// fetched in the meantime takes over when the page is opened and no game is: nobody is interrupted.
export async function stayUsableOffline(workers: ServiceWorkerContainer | undefined) {
  // Browsers give it only to pages that came over an encrypted connection or from this machine.
  if (!workers) return;
  if (document.readyState !== 'complete')
    await new Promise((complete) => window.addEventListener('load', complete, { once: true }));
  // Without it the page works as well, as long as there is a network.
  const registration = await workers.register('./service_worker.js').catch(() => null);
  // On a first visit, too, the only version waits for a moment.
  const waiting = registration?.active && registration.waiting;
  if (!waiting || tables.includes(routeOf(location.hash).page)) return;
  workers.addEventListener('controllerchange', () => location.reload());
  waiting.postMessage('take over');
}
