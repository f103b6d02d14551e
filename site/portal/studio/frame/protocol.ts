/**
 * The messages between the studio and the page in its preview, over one MessagePort per document. Scripts of the page run
 * next to the bridge, so the studio trusts no message: it reads them here and looks up places by number.
 */

/** The message that carries the port. It is the only one that is sent to the window. */
export const connectMessage = 'studio-preview';

/** Longest text that a page can send, in characters. */
const maxTextLength = 20_000;

/** What the bridge has to know about a place, at its number in `data-at`. */
export interface FramePlace {
  /** As its file has it; null for what is no text. */
  text: string | null;
  /** Facts can be inside the text of another place. */
  isFact: boolean;
  /** Whether the text can contain marks. */
  hasMarks: boolean;
}

export interface FrameSection {
  id: string;
  /** Such as `Hero`. */
  name: string;
  /** Such as `lp8.yaml, line 22`. */
  source: string;
}

/** A box over the page: around a section or a place. */
export interface FrameBox {
  section?: string;
  place?: number;
  look: 'chosen' | 'mistake' | 'peer' | 'conflict' | 'note';
  label: string;
}

/** The studio's colors, as CSS values: a page can have a theme of its own. */
export type FrameColors = Record<'pencil' | 'ink' | 'paper' | 'sheet' | 'evergreen' | 'highlighter', string>;

export type TextAction = 'under' | 'circle' | 'highlight' | 'delete' | 'insert' | { text: string };

export type HostMessage =
  | { kind: 'document'; version: number; html: string; places: FramePlace[] }
  | { kind: 'look'; scale: number; colors: FrameColors }
  | { kind: 'sections'; sections: FrameSection[] }
  | { kind: 'boxes'; boxes: FrameBox[] }
  | { kind: 'reveal'; section: string }
  | { kind: 'write'; action: TextAction }
  // What the author typed elsewhere in the text that is edited, and the page does not show yet.
  | { kind: 'text'; text: string }
  | { kind: 'leave' };

/** In pixels of the page, from the top left of what is visible. */
export interface FrameRect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface FrameKey {
  key: string;
  ctrlKey: boolean;
  shiftKey: boolean;
}

/** Numbers of places belong to the document of the version. */
export type FrameMessage =
  | { kind: 'pick'; version: number; places: number[]; section: string | null; isOpened: boolean }
  | { kind: 'edit'; version: number; place: number; rect: FrameRect }
  | { kind: 'text'; version: number; place: number; text: string }
  | { kind: 'moved'; rect: FrameRect }
  | { kind: 'left' }
  | { kind: 'picture'; version: number; place: number }
  | { kind: 'follow'; path: string }
  | ({ kind: 'key' } & FrameKey)
  | { kind: 'out'; isBackward: boolean };

type Check = (value: unknown) => boolean;

const isNumber: Check = (value) => Number.isFinite(value);
const isString: Check = (value) => typeof value === 'string' && value.length <= maxTextLength;
const isBoolean: Check = (value) => typeof value === 'boolean';
const isRect = shape({ left: isNumber, top: isNumber, width: isNumber, height: isNumber });

const checks: Record<FrameMessage['kind'], Check> = {
  pick: shape({
    version: isNumber,
    places: (value) => Array.isArray(value) && value.every(isNumber),
    section: (value) => value === null || isString(value),
    isOpened: isBoolean,
  }),
  edit: shape({ version: isNumber, place: isNumber, rect: isRect }),
  text: shape({ version: isNumber, place: isNumber, text: isString }),
  moved: shape({ rect: isRect }),
  left: () => true,
  picture: shape({ version: isNumber, place: isNumber }),
  follow: shape({ path: (value) => isString(value) && /^\/(?!\/)/.test(value as string) }),
  key: shape({ key: isString, ctrlKey: isBoolean, shiftKey: isBoolean }),
  out: shape({ isBackward: isBoolean }),
};

function shape(keys: Record<string, Check>): Check {
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(keys).every(([key, check]) => check((value as Record<string, unknown>)[key]));
}

/** A message of the page; undefined for anything else. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  const kind = (data as FrameMessage | null)?.kind;
  return typeof kind === 'string' && Object.hasOwn(checks, kind) && checks[kind](data)
    ? (data as FrameMessage)
    : undefined;
}
