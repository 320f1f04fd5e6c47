import type { Host, Person, Refusal, Stop } from '../host/host';
import type { TablePicture } from '../host/table_picture';
import type { TableState } from '../protocol/described';

// One table as this device sees it: through the eyes of everybody who sits here, or of a spectator.
export interface TableSession {
  readonly person: Person | null;
  readonly state: TableState | null;
  readonly ownSeats: number[];
  // By seat; a spectator's is at 0.
  readonly pictures: ReadonlyMap<number, TablePicture>;
  readonly problem: Refusal | null;
  stop(): void;
}

const tryAgainAfter = 2000;

export function watchTable(host: Host, table: string): TableSession {
  let person = $state.raw<Person | null>(null);
  let state = $state.raw<TableState | null>(null);
  let pictures = $state.raw<ReadonlyMap<number, TablePicture>>(new Map());
  let problem = $state.raw<Refusal | null>(null);
  const watching = new Map<number, Stop>();
  let isStopped = false;
  let stopWaiting: Stop = () => {};

  const ownSeatsOf = (seen: TableState | null, who: Person | null) =>
    (seen?.seats ?? []).flatMap((seat, index) =>
      who && seat.kind === 'person' && seat.person === who.id ? [index + 1] : [],
    );

  // Whoever sits down or stands up looks with other eyes from then on.
  function look() {
    const own = ownSeatsOf(state, person);
    // People who share a device see what a spectator sees while it goes from hand to hand.
    const wanted = own.length === 1 ? own : [0, ...own];
    for (const [seat, stop] of watching) {
      if (wanted.includes(seat)) continue;
      stop();
      watching.delete(seat);
      pictures = new Map([...pictures].filter(([each]) => each !== seat));
    }
    for (const seat of wanted) {
      if (watching.has(seat)) continue;
      // Set before the host tells at once what it knows already.
      watching.set(seat, () => {});
      const stop = host.watch(
        table,
        seat === 0 ? null : seat,
        (picture) => {
          pictures = new Map([...pictures, [seat, picture]]);
          state = picture.state;
          look();
        },
        (refusal) => (problem = refusal),
      );
      if (watching.has(seat)) watching.set(seat, stop);
      else stop();
    }
  }

  async function begin() {
    try {
      [person, state] = await Promise.all([host.person(table), host.showTable(table)]);
    } catch (refusal) {
      if ((refusal as Refusal).passes) beginLater();
      else problem = refusal as Refusal;
      return;
    }
    if (!isStopped) look();
  }
  // The page says meanwhile that the connection is lost.
  function beginLater() {
    if (isStopped) return;
    const timer = setTimeout(() => void begin(), tryAgainAfter);
    stopWaiting = () => clearTimeout(timer);
  }
  void begin();

  return {
    get person() {
      return person;
    },
    get state() {
      return state;
    },
    get ownSeats() {
      return ownSeatsOf(state, person);
    },
    get pictures() {
      return pictures;
    },
    get problem() {
      return problem;
    },
    stop() {
      isStopped = true;
      stopWaiting();
      for (const stop of watching.values()) stop();
      watching.clear();
    },
  };
}
