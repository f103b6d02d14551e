import { parse } from 'parse5';
import { type Element, elementsIn } from '../leads/prefill/elements.ts';
import { formPages, notFoundPage } from './site.ts';

/** What refilling a form may change. */
const changeable = new Set([
  'value',
  'checked',
  'open',
  'autofocus',
  'aria-invalid',
  'class',
  'hidden',
  'selected',
]);

/** Of what a page without a form consists. */
const ofNotices = new Set(['html', 'head', 'meta', 'title', 'body', 'main', 'h1', 'p']);

const originals = formPages.map((html) => elementsOf(html));

/** What a page has that it did not have before something hostile was put into it, or undefined. */
export function faultOfPage(html: string): string | undefined {
  if (!html.includes('<form')) return faultOfNotice(html);
  const found = elementsOf(html);
  const before = originals.find((original) => namesOf(original) === namesOf(found));
  if (!before) return `the page has other elements than before: ${namesOf(found)}`;
  for (const [index, element] of found.entries()) {
    const [was, is] = [fixedAttributes(before[index]), fixedAttributes(element)];
    if (was !== is) return `a ${element.tagName} has ${is} in the place of ${was}`;
  }
  return undefined;
}

/** A page that only says what is wrong holds nothing that could have come from the request. */
function faultOfNotice(html: string): string | undefined {
  if (html === notFoundPage) return undefined;
  const stranger = elementsOf(html).find(({ tagName }) => !ofNotices.has(tagName));
  return stranger && `the page holds a ${stranger.tagName}`;
}

function elementsOf(html: string): Element[] {
  return [...elementsIn(parse(html))];
}

function namesOf(elements: readonly Element[]): string {
  return elements.map(({ tagName }) => tagName).join(' ');
}

function fixedAttributes(element: Element | undefined): string {
  return (element?.attrs ?? [])
    .filter(({ name }) => !changeable.has(name))
    .map(({ name, value }) => `${name}="${value}"`)
    .join(' ');
}
