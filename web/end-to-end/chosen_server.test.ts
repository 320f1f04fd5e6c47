import { faultsOf } from './faults';
import type { House } from './house';
import { begin, playCard, playToTheEnd } from './playing';
import { openServer, type GameServer } from './server';
import { openStaticHouse } from './static_house';

describe('the page without a server', () => {
  let house: House;
  let server: GameServer;
  let stranger: GameServer;
  beforeAll(async () => {
    house = await openStaticHouse();
    server = await openServer(new URL(house.address).origin);
    stranger = await openServer();
  });
  afterEach(() => house.sendHome());
  afterAll(async () => {
    await house.close();
    await server.close();
    await stranger.close();
  });

  it('meets others at a server that lets it in', async () => {
    const ann = await house.visitor({ viewport: { width: 390, height: 844 } });
    const address = ann.getByLabel('Address of the server');
    // One that does not know of this page, which it says.
    await address.fill(stranger.address);
    await ann.getByRole('button', { name: 'Connect' }).click();
    const alert = ann.getByRole('alert').filter({ hasText: '--origin' });
    expect(await alert.textContent()).toContain(`--origin ${new URL(house.address).origin}`);
    expect(await faultsOf(ann)).toEqual([]);

    await address.fill(server.address.replace('http://', ''));
    await address.press('Enter');
    await ann.getByText(`At ${server.address}`).waitFor();
    expect(await faultsOf(ann)).toEqual([]);
    await begin(ann, 'brave-rats', 'With friends');
    const link = await ann.getByRole('textbox', { name: 'Link to this table' }).inputValue();
    // From this machine others are sent to the server's own page, if it says that they find it elsewhere.
    expect(link).toContain(house.address);

    const ben = await (await house.device({ serviceWorkers: 'block' })).newPage();
    await ben.goto(link);
    await ben.getByRole('button', { name: 'Sit down here' }).first().click();
    await ann.getByRole('button', { name: 'I am ready' }).click();
    await Promise.all([playToTheEnd(ann, playCard), playToTheEnd(ben, playCard)]);

    // What one has chosen is still there another day, and so is the game.
    await ben.goto(house.address);
    await ben.getByText(`At ${server.address}`).waitFor();
    await ben.getByText('Finished games').waitFor();
    await ben.getByRole('button', { name: 'Disconnect' }).click();
    await ben.getByLabel('Address of the server').waitFor();
    expect(await ben.getByText('Finished games').count()).toBe(0);
    // Alone one plays without it.
    await begin(ben, 'brave-rats', 'Play');
    await playCard(ben);
  });
});
