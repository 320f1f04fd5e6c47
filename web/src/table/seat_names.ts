import type { Words } from '../i18n/words';
import type { ChatLine, TableState } from '../protocol/described';

function levelName(bot: string, words: Words): string {
  return words.levels[Number(bot.replace('level', '')) - 1] ?? bot;
}

// What everybody at a table is called. People who share a device have one name between them, and bots
// of one level too: they are told apart by their seats.
export function seatNames(state: TableState, words: Words): string[] {
  const names = state.seats.map((seat, index) => {
    if (seat.kind === 'bot') return levelName(seat.bot ?? '', words);
    return seat.name ?? words.lobby.seat(index + 1);
  });
  return names.map((name, index) =>
    names.filter((each) => each === name).length > 1 ? `${name} ${index + 1}` : name,
  );
}

// Who has said something. People who were deleted have no name any more, but still their seat.
export function speakerName(line: ChatLine, state: TableState, words: Words): string {
  if (line.name !== null) return line.name;
  const seat = state.seats.findIndex(({ person }) => person === line.person);
  return seat < 0 ? '?' : words.lobby.seat(seat + 1);
}
