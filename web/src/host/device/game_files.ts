import type { EngineAnswer, EngineCall, Head, KeptTable } from './engine_call';

// All games of this device as records in one text, one a line, and back: docs/records.md of the
// repository describes them.

export interface SavingWishes {
  // Tables whose games nobody wants to keep.
  without: string[];
  // What people are called who share this device, by table and seat.
  names: Record<string, string[]>;
}

export interface SavedRecords {
  records: string[];
  // How many games are here that cannot be read any more.
  unreadable: number;
}

export interface BroughtGame {
  table: string;
  // By seat; nothing for bots.
  names: string[];
}

export interface Brought {
  games: BroughtGame[];
  // How many were here before.
  known: number;
  // How many went on otherwise here, and were not taken.
  other: number;
}

// A record that is none: then nothing of the file was taken.
export interface FaultyFile {
  line: number;
  // For want of better in English.
  problem: string;
}

// The engine counts lines from the beginning of a record.
function faultIn(recordBegins: number, problem: string): FaultyFile {
  const [, line = '1', place = ''] = /^(?:line (\d+), )?(.*)$/s.exec(problem) ?? [];
  return { line: recordBegins + Number(line) - 1, problem: place };
}

export interface FileSurroundings {
  ask(call: EngineCall): Promise<EngineAnswer>;
  load(table: string): Promise<void>;
  heads(): Promise<Head[]>;
  keep(tables: KeptTable[]): Promise<void>;
  chance(): { time: number; random: string };
}

export interface GameFiles {
  save(wishes: SavingWishes): Promise<SavedRecords>;
  bring(text: string): Promise<Brought | FaultyFile>;
}

export function gameFiles({ ask, load, heads, keep, chance }: FileSurroundings): GameFiles {
  const forget = async (tables: Iterable<string>) => {
    for (const table of tables) await ask({ do: 'forget', table });
  };

  async function recordOf(call: EngineCall & { do: 'record' }): Promise<EngineAnswer> {
    const answer = await ask(call);
    if (answer.missing === undefined) return answer;
    await load(call.table);
    const loaded = await ask(call);
    await forget([call.table]);
    return loaded;
  }

  return {
    async save({ without, names }) {
      const saved: SavedRecords = { records: [], unreadable: 0 };
      const wanted = (await heads()).filter(({ id }) => !without.includes(id));
      for (const { id } of wanted.sort((one, other) => one.updated - other.updated)) {
        const { record, unreadable } = await recordOf({ do: 'record', table: id, names: names[id] ?? [] });
        if (record !== undefined) saved.records.push(record);
        if (unreadable) saved.unreadable += 1;
      }
      return saved;
    },
    async bring(text) {
      const brought: Brought = { games: [], known: 0, other: 0 };
      const grown: KeptTable[] = [];
      // What the engine has of them is read again when somebody plays.
      const touched = new Set<string>();
      try {
        const { records = [] } = await ask({ do: 'records_in', text });
        for (const { line, record } of records) {
          const call: EngineCall = { do: 'bring', record, ...chance() };
          let answer = await ask(call);
          if (answer.missing !== undefined) {
            touched.add(answer.missing);
            await load(answer.missing);
            answer = await ask(call);
          }
          if (answer.problem !== undefined) return faultIn(line, answer.problem);
          for (const table of answer.keep ?? []) {
            touched.add(table.table);
            grown.push(table);
            brought.games.push({ table: table.table, names: answer.names ?? [] });
          }
          if (answer.other) brought.other += 1;
          else if (!answer.keep) brought.known += 1;
        }
        await keep(grown);
        return brought;
      } finally {
        await forget(touched);
      }
    },
  };
}
