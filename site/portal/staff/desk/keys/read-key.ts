export type DeskAction =
  | 'next'
  | 'previous'
  | 'claim'
  | 'note'
  | 'reply'
  | 'templates'
  | 'link'
  | 'won'
  | 'close'
  | 'help'
  | 'search'
  | 'back'
  | 'new'
  | 'mine'
  | 'waiting';

/** A key press, and where the focus was. */
export interface KeyPress {
  key: string;
  hasModifier: boolean;
  /** Whether the focus is in a field that takes text or choices. */
  isInField: boolean;
  /** Ms. */
  at: number;
}

const single: Readonly<Record<string, DeskAction>> = {
  j: 'next',
  k: 'previous',
  c: 'claim',
  n: 'note',
  r: 'reply',
  t: 'templates',
  p: 'link',
  w: 'won',
  e: 'close',
  '?': 'help',
  '/': 'search',
};

/** After `g`. */
const queues: Readonly<Record<string, DeskAction>> = { n: 'new', m: 'mine', w: 'waiting' };

/** How long `g` waits for the second key. */
export const secondKeyMs = 1500;

/** What a key press does. @param goAt when `g` was pressed, if it waits for the second key */
export function readKey(
  press: KeyPress,
  goAt: number | undefined,
  areKeysOn: boolean,
): { action?: DeskAction; goAt?: number } {
  if (press.hasModifier) return {};
  if (press.key === 'Escape') return { action: 'back' };
  if (press.isInField) return {};
  // The list of keys has the switch that turns them on again.
  if (!areKeysOn) return press.key === '?' ? { action: 'help' } : {};
  if (goAt !== undefined && press.at - goAt < secondKeyMs) {
    const action = queues[press.key];
    return action ? { action } : {};
  }
  if (press.key === 'g') return { goAt: press.at };
  const action = single[press.key];
  return action ? { action } : {};
}
