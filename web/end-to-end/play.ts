import type { EngineAnswer, EngineCall } from '../src/host/device/engine_call';
import type { GameChoice, ServerMessage } from '../src/protocol/described';

// Plays by calls to an engine, and remembers them with their answers.
export class Play {
  readonly calls: string[] = [];
  readonly answers: string[] = [];
  private choices: GameChoice[] = [];
  private sequence = 0;
  private moments = 0;

  constructor(private readonly engine: (asked: string) => string) {
    this.call({ do: 'begin', person: { id: 'ann', name: 'Ann' } });
  }

  private call(asked: EngineCall): EngineAnswer {
    this.calls.push(JSON.stringify(asked));
    this.answers.push(this.engine(this.calls.at(-1)!));
    const answer = JSON.parse(this.answers.at(-1)!) as EngineAnswer;
    for (const line of answer.lines ?? []) this.hear(JSON.parse(line) as ServerMessage);
    return answer;
  }

  private hear(message: ServerMessage) {
    if (message.type !== 'update') return;
    this.sequence = message.sequence;
    this.choices = message.choices ?? this.choices;
  }

  private moment() {
    this.moments += 1;
    const random = (this.moments * 2654435761).toString(16).padStart(16, '5').repeat(2).slice(0, 32);
    return { time: this.moments, random };
  }

  request(method: string, path: string, body = ''): string {
    return this.call({ do: 'request', ...this.moment(), method, path, body }).answer?.body ?? '';
  }

  private send(message: object): EngineAnswer {
    return this.call({ do: 'line', ...this.moment(), line: JSON.stringify(message) });
  }

  // A hint at every fourth decision, and the choices in turn.
  toTheEnd(table: object): void {
    const { id } = JSON.parse(this.request('POST', '/api/tables', JSON.stringify(table))) as { id: string };
    let answer = this.send({ type: 'watch', table: id, seat: 1, have: 0 });
    for (let decisions = 0; ;) {
      if (answer.thinking) {
        answer = this.call({ do: 'think', time: this.moments });
      } else if (this.choices.length === 0) {
        break;
      } else {
        if (decisions % 4 === 0) this.request('POST', `/api/tables/${id}/hint`, '{"seat":1}');
        const { action } = this.choices[(decisions * 7) % this.choices.length]!;
        const request = `r${decisions}`;
        answer = this.send({ type: 'act', request, table: id, seat: 1, action, at: this.sequence });
        decisions += 1;
      }
    }
    const record = this.request('GET', `/api/tables/${id}/record`);
    this.request('POST', '/api/replays', record);
    this.request('POST', '/api/reviews', record);
  }
}
