import { openHouse, type House } from './house';
import { openStaticHouse } from './static_house';

// The page as it comes from a server, and without one: what needs nobody at another device is the same.
export const houses: { at: string; open: () => Promise<House> }[] = [
  { at: 'the page of a server', open: openHouse },
  { at: 'the page without a server', open: openStaticHouse },
];
