import { goods, type Event, type Good } from '../../protocol/first_rat';

/** What a seat has more or less after some events, as far as the events say so. */
export type Balance = {
  gained: Partial<Record<Good, number>>;
  paid: Partial<Record<Good, number>>;
  moldy: number;
  points: number;
};

export function balanceOf(events: Event[], seat: number): Balance {
  const balance: Balance = { gained: {}, paid: {}, moldy: 0, points: 0 };
  const add = (to: Partial<Record<Good, number>>, good: Good, amount: number) => {
    if (amount > 0) to[good] = (to[good] ?? 0) + amount;
  };
  // What spaces and backpacks yield is collected at once, unless an energy drink may double it before.
  const yielded: Partial<Record<Good, number>> = {};
  const collected = new Set<Good>();
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    switch (event.kind) {
      case 'space_yields':
        add(yielded, event.good, event.base + event.light + event.strong);
        break;
      case 'backpack_yields':
        add(yielded, event.good, event.amount);
        break;
      case 'gained':
        collected.add(event.good);
        add(balance.gained, event.good, event.amount);
        break;
      case 'cheese_from_greg':
        add(balance.gained, 'cheese', event.amount);
        break;
      case 'pipe_paid':
      case 'goods_spent':
        add(balance.paid, event.good, event.amount);
        break;
      case 'fee_paid':
        add(balance.paid, 'cheese', event.amount);
        break;
      case 'bought':
      case 'donated':
        add(balance.paid, 'cheese', event.cheese);
        break;
      case 'moldy_taken':
        balance.moldy += event.amount;
        add(balance.gained, 'cheese', event.cheese);
        break;
      case 'scored':
        balance.points += event.points;
        break;
    }
  }
  for (const good of goods) if (!collected.has(good)) add(balance.gained, good, yielded[good] ?? 0);
  return balance;
}

/** What comes on top of one balance to make another one. */
export function balanceBetween(before: Balance, after: Balance): Balance {
  const balance: Balance = {
    gained: {},
    paid: {},
    moldy: after.moldy - before.moldy,
    points: after.points - before.points,
  };
  for (const good of goods) {
    balance.gained[good] = (after.gained[good] ?? 0) - (before.gained[good] ?? 0);
    balance.paid[good] = (after.paid[good] ?? 0) - (before.paid[good] ?? 0);
  }
  return balance;
}

/** One good of a balance, ready to be drawn: `+2 cheese`. */
export type Chip = { sign: '+' | '-'; amount: number; what: Good | 'moldy' | 'points' };

export function chipsOf(balance: Balance): Chip[] {
  const chips: Chip[] = [];
  for (const good of goods) {
    const amount = balance.gained[good] ?? 0;
    if (amount > 0) chips.push({ sign: '+', amount, what: good });
  }
  for (const good of goods) {
    const amount = balance.paid[good] ?? 0;
    if (amount > 0) chips.push({ sign: '-', amount, what: good });
  }
  if (balance.moldy > 0) chips.push({ sign: '+', amount: balance.moldy, what: 'moldy' });
  if (balance.points > 0) chips.push({ sign: '+', amount: balance.points, what: 'points' });
  return chips;
}
