import { parse } from 'parse5';
import { type Element, elementsIn } from '../../leads/prefill/elements.ts';
import { formPages, notFoundPage } from '../site.ts';

/** Attributes that prefilling a form can change. */
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

/** Elements of a page without a form. */
const noticeElements = new Set(['html', 'head', 'meta', 'title', 'body', 'main', 'h1', 'p']);

const originals = formPages.map((html) => elementsOf(html));

/** The difference between a page with hostile input and the original, if any. */
export function pageProblem(html: string): string | undefined {
  if (!html.includes('<form')) return noticeProblem(html);
  const found = elementsOf(html);
  const before = originals.find((original) => namesOf(original) === namesOf(found));
  if (!before) return `the page has different elements: ${namesOf(found)}`;
  for (const [index, element] of found.entries()) {
    const [was, is] = [fixedAttributes(before[index]), fixedAttributes(element)];
    if (was !== is) return `a ${element.tagName} has ${is} instead of ${was}`;
  }
  return undefined;
}

/** An error page contains nothing from the request. */
function noticeProblem(html: string): string | undefined {
  if (html === notFoundPage) return undefined;
  const unexpected = elementsOf(html).find(({ tagName }) => !noticeElements.has(tagName));
  return unexpected && `the page contains a ${unexpected.tagName}`;
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
