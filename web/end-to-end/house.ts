import { openDevices, type Devices } from './devices';
import { openServer, type GameServer } from './server';

// Where the page can be opened, and a real browser in front of it.
export interface House extends Devices {
  // Without a slash at its end.
  readonly address: string;
}

// A house with a real server.
export type ServerHouse = House & GameServer;

export async function openHouse(): Promise<ServerHouse> {
  const server = await openServer();
  const devices = await openDevices(server.address);
  return {
    ...server,
    ...devices,
    async close() {
      await devices.close();
      await server.close();
    },
  };
}
