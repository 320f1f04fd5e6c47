import games from 'virtual:games';
import { deviceHost } from './host/device/device_host';
import { guestIn } from './host/guest';
import { keepWherePlayed, serverChoice } from './host/server_choice';
import { serverHost } from './host/server_host';
import { twoHosts } from './host/two_hosts';
import { stayUsableOffline } from './offline/register';
import { openPage } from './page/open_page';

// A page that a server has sent says so (scripts/build-page makes one that does not): tables with people
// at other devices are played there. One that came without chooses a server, or has none. All other tables
// are played by the engine in the page.
const choice =
  'server' in document.documentElement.dataset
    ? null
    : serverChoice({
        storage: localStorage,
        location,
        open: (address) => location.replace(address),
        rename: (address) => history.replaceState(history.state, '', address),
      });
const address = choice ? choice.address : location.origin;

void openPage((newcomer) => {
  const guest = guestIn(localStorage, choice?.address);
  const device = deviceHost({
    storage: localStorage,
    // Whoever was at the server before is called the same here.
    guestName: () => guest.known()?.person.name ?? newcomer(),
  });
  const server =
    address === null
      ? null
      : serverHost({
          address,
          storage: localStorage,
          guest,
          guestName: async () => (await device.person()).name,
          plays: () => choice && keepWherePlayed(localStorage, address),
          network: window,
        });
  return twoHosts({ device, server, serverChoice: choice, games });
});
if (import.meta.env.PROD) void stayUsableOffline(navigator.serviceWorker);
