import { goods, launchpad, start, type Event, type View } from '../../protocol/first_rat';

/** What one seat did in a whole game. */
export type SeatStatistics = Record<StatisticsRow, number>;

export const statisticsRows = [
  'turns',
  'steps',
  'collected',
  'cheesePaid',
  'pipes',
  'items',
  'comics',
  'built',
  'donated',
  'awards',
  'rattronauts',
] as const;
export type StatisticsRow = (typeof statisticsRows)[number];

function none(): SeatStatistics {
  return Object.fromEntries(statisticsRows.map((row) => [row, 0])) as SeatStatistics;
}

/** Counts what happened, by seat. Greg takes his turns by cards. */
export function statisticsOf(events: Event[], view: View): SeatStatistics[] {
  const seats = view.teams.map(none);
  const add = (seat: number, row: StatisticsRow, amount: number) => {
    const counted = seats[seat - 1];
    if (counted) counted[row] += amount;
  };
  for (const event of events) {
    switch (event.kind) {
      case 'decided':
        if (event.action.startsWith('move ')) add(event.seat, 'turns', 1);
        break;
      case 'card_drawn':
        add(event.seat, 'turns', 1);
        break;
      case 'rat_moved':
        if (event.to !== start) add(event.seat, 'steps', event.to - event.from);
        if (event.to === launchpad) add(event.seat, 'rattronauts', 1);
        break;
      case 'gained':
        if (goods.includes(event.good)) add(event.seat, 'collected', event.amount);
        break;
      case 'fee_paid':
        add(event.seat, 'cheesePaid', event.amount);
        break;
      case 'pipe_paid':
        add(event.seat, 'pipes', 1);
        break;
      case 'bought':
        add(event.seat, 'cheesePaid', event.cheese);
        add(event.seat, 'items', 1);
        break;
      case 'stolen':
        add(event.seat, 'items', 1);
        break;
      case 'comic_taken':
        add(event.seat, 'comics', 1);
        break;
      case 'built':
        add(event.seat, 'built', 1);
        break;
      case 'donated':
        add(event.seat, 'cheesePaid', event.cheese);
        add(event.seat, 'donated', 1);
        break;
      case 'award_taken':
        add(event.seat, 'awards', 1);
        break;
    }
  }
  return seats;
}
