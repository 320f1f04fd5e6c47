import { readAction } from './action';
import {
  launchpad,
  rats,
  type Choice,
  type Comic,
  type Good,
  type ItemName,
  type Part,
  type Track,
  type View,
} from '../../protocol/first_rat';
import { actionInWords, gainInWords, type Speaker } from './sentences';

/** A choice that belongs to no thing on the board; it is offered in a bubble beside the rat. */
export type Bubble = {
  action: string;
  label: string;
  picture: { good: Good } | { item: ItemName } | 'rat' | 'hand';
};
export type PlacedPart = { part: Part; action: string; label: string };
export type PlacedWare = { item: ItemName; action: string; label: string };
export type PlacedTrack = { track: Track; action: string; label: string };

/** Choices by the thing on the board that stands for them. */
export type PlacedChoices = {
  burrowWays: { space: number; action: string; label: string }[];
  comics: { comic: Comic; action: string; label: string }[];
  wares: PlacedWare[];
  parts: PlacedPart[];
  tracks: PlacedTrack[];
  bubbles: Bubble[];
  bubblePlace: number;
};

/**
 * Finds the thing for each choice. Where one thing stands for several choices, as an item that can be
 * bought and stolen, it stands for the first; the others are in the list of all choices.
 */
export function placeChoices(speaker: Speaker, choices: Choice[], view: View): PlacedChoices {
  const team = view.teams[view.turn.seat - 1];
  const placed: PlacedChoices = {
    burrowWays: [],
    comics: [],
    wares: [],
    parts: [],
    tracks: [],
    bubbles: [],
    bubblePlace: launchpad,
  };
  const lastMoved = view.turn.moved[view.turn.moved.length - 1];
  const movedTo = lastMoved && team?.rats[rats.indexOf(lastMoved)]?.place;
  if (movedTo !== undefined && movedTo > 0 && movedTo < launchpad) placed.bubblePlace = movedTo;

  for (const choice of choices) {
    const action = readAction(choice.action);
    if (!action) continue;
    const gain = gainInWords(speaker, choice);
    const label = actionInWords(speaker, choice, view) + (gain && `: ${gain}`);
    const offer = { action: choice.action, label };
    switch (action.deed) {
      case 'up':
      case 'left': {
        const here = team?.burrow === undefined ? undefined : speaker.board.burrow[team.burrow];
        if (here?.kind === 'junction') placed.burrowWays.push({ ...offer, space: here[action.deed] });
        break;
      }
      case 'comic': {
        const { comic } = action;
        if (comic && !placed.comics.some((known) => known.comic === comic))
          placed.comics.push({ ...offer, comic });
        break;
      }
      case 'buy':
      case 'steal': {
        const { item } = action;
        if (!placed.wares.some((known) => known.item === item)) placed.wares.push({ ...offer, item });
        break;
      }
      case 'build': {
        const { part } = action;
        if (placed.parts.some((known) => known.part === part)) break;
        placed.parts.push({ ...offer, part });
        placed.tracks.push({ ...offer, track: part });
        break;
      }
      case 'donate':
        placed.tracks.push({ ...offer, track: 'provisions' });
        break;
      case 'best':
        placed.tracks.push({ ...offer, track: action.track });
        break;
      case 'collect':
        placed.bubbles.push({ ...offer, picture: 'hand' });
        break;
      case 'drink':
        placed.bubbles.push({ ...offer, picture: { item: 'drink' } });
        break;
      case 'take':
        placed.bubbles.push({ ...offer, picture: { good: action.material } });
        break;
      case 'award':
        placed.bubbles.push({ ...offer, picture: { item: 'award' } });
        placed.bubblePlace = launchpad;
        break;
      case 'rat':
        placed.bubbles.push({ ...offer, picture: 'rat' });
        placed.bubblePlace = launchpad;
        break;
    }
  }
  return placed;
}
