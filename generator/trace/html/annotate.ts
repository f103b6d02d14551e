import { hasTokens, piecesOf, withoutTokens } from '../mark/tokens.ts';
import { readMarkup } from './read-markup.ts';

/** An element that is open while the HTML is read. */
interface Open {
  name: string;
  /** Offset in the HTML at which attributes can be inserted. */
  attributesAt: number;
  /** The number of characters of text before it. */
  textFrom: number;
  depth: number;
  parent: Open | undefined;
  values: ShownValue[];
}

/** A value that an element shows, and the characters of the element's text that show it. */
interface ShownValue {
  mark: number;
  from?: number;
  to?: number;
}

/** The attributes in which a text is visible, and `src`, whose token names a picture. */
const shownAttributes = /\s(?:alt|placeholder|src|value)="([^"]*)"/g;

/** What `annotate` adds to a tag. */
export const addedAttributes = / data-at(?:-parts)?="[^"]*"/g;

/**
 * Replaces the tokens in HTML by attributes. `data-at` has the numbers of the values that the element itself shows, separated by
 * spaces. If there are several, `data-at-parts` says which characters of the element's text (`textContent`) show each:
 * `3:0-40 17:12-26`.
 * @param html rendered by React
 * @param numbered gives a mark its number in the page
 */
export function annotate(html: string, numbered: (mark: number) => number): string {
  const elements: Open[] = [];
  /** Values that have begun and not ended. */
  const begun: { mark: number; element: Open; from: number }[] = [];
  let element: Open | undefined;
  let length = 0;

  readMarkup(html, {
    open(tag, { name, attributesAt, isVoid }) {
      const opened: Open = {
        ...{ name, attributesAt, textFrom: length, depth: (element?.depth ?? 0) + 1, parent: element },
        values: marksInTag(tag).map((mark) => ({ mark })),
      };
      elements.push(opened);
      if (!isVoid) element = opened;
    },
    close() {
      element = element?.parent;
    },
    text(text) {
      if (element?.name === 'script') return;
      for (const piece of piecesOf(text)) {
        if ('text' in piece) length += piece.text.length;
        else if (!piece.begins) end(piece.number);
        else if (element) begun.push({ mark: piece.number, element, from: length });
      }
    },
  });
  // A view left out how they end.
  for (const { mark, element } of begun) element.values.push({ mark });

  let annotated = '';
  let done = 0;
  for (const { attributesAt, values } of elements) {
    if (values.length === 0) continue;
    annotated += html.slice(done, attributesAt) + attributesOf(values, numbered);
    done = attributesAt;
  }
  return withoutTokens(annotated + html.slice(done));

  /** A view can show a value in several elements, such as one for each line. It belongs to the one around them. */
  function end(mark: number): void {
    const index = begun.findLastIndex((one) => one.mark === mark);
    const [value] = index < 0 ? [] : begun.splice(index, 1);
    if (!value) return;
    const owner = around(value.element, element);
    // A value ends after those in it, and is listed before them.
    owner.values.unshift({ mark, from: value.from - owner.textFrom, to: length - owner.textFrom });
  }
}

function marksInTag(tag: string): number[] {
  if (!hasTokens(tag)) return [];
  const pieces = Array.from(tag.matchAll(shownAttributes), ([, value = '']) => piecesOf(value)).flat();
  return pieces.flatMap((piece) => ('begins' in piece && piece.begins ? [piece.number] : []));
}

/** The innermost element around two others; the first one if there is none. */
function around(first: Open, last: Open | undefined): Open {
  let [one, other]: (Open | undefined)[] = [first, last];
  while (one && other && one !== other) {
    if (one.depth >= other.depth) one = one.parent;
    else other = other.parent;
  }
  return one && one === other ? one : first;
}

function attributesOf(values: ShownValue[], numbered: (mark: number) => number): string {
  const shown = values
    .toSorted((one, other) => (one.from ?? -1) - (other.from ?? -1) || (other.to ?? 0) - (one.to ?? 0))
    .map(({ mark, ...value }) => ({ ...value, number: numbered(mark) }));
  const numbers = [...new Set(shown.map(({ number }) => number))];
  const at = ` data-at="${numbers.join(' ')}"`;
  if (numbers.length < 2) return at;
  const parts = shown.flatMap(({ number, from, to }) =>
    from === undefined ? [] : `${number}:${from}-${to}`,
  );
  return parts.length === 0 ? at : `${at} data-at-parts="${parts.join(' ')}"`;
}
