import { html } from 'parse5';
import type { Element } from './elements.ts';

interface Edit {
  /** Offsets in the page's text. */
  start: number;
  end: number;
  text: string;
}

interface Tag {
  start: number;
  end: number;
  name: string;
  attrs: Element['attrs'];
}

/**
 * Changes to elements of a parsed page, written into its text where they stand; all else stays as it is, to the byte.
 * The elements are not changed. What is written is escaped, so that nothing typed can become markup.
 */
export class PageEdits {
  /** By the offset of the start tag: an element may be known by several copies. */
  readonly #tags = new Map<number, Tag>();
  readonly #contents = new Map<number, Edit>();

  setAttribute(element: Element, name: string, value: string): void {
    this.removeAttribute(element, name);
    this.#tagOf(element)?.attrs.push({ name, value });
  }

  removeAttribute(element: Element, name: string): void {
    const tag = this.#tagOf(element);
    if (tag) tag.attrs = tag.attrs.filter((attr) => attr.name !== name);
  }

  /** Replaces what stands in the element by text. */
  setText(element: Element, text: string): void {
    const place = element.sourceCodeLocation;
    if (!place?.startTag) return;
    const start = place.startTag.endOffset;
    // Of an element that the page ends in, the parser gives an end that lies before its content.
    const end = Math.max(start, place.endTag?.startOffset ?? place.endOffset);
    // A reader drops the first line break of a textarea, so a text that begins with one needs another.
    const guard = element.tagName === html.TAG_NAMES.TEXTAREA && text.startsWith('\n') ? '\n' : '';
    this.#contents.set(start, { start, end, text: guard + escapeHtml(text) });
  }

  applyTo(page: string): string {
    const tags = [...this.#tags.values()].map((tag) => ({ ...tag, text: written(tag) }));
    const edits: Edit[] = [...this.#contents.values(), ...tags].sort((one, other) => one.start - other.start);
    const parts: string[] = [];
    let done = 0;
    for (const { start, end, text } of edits) {
      // It stands in what another edit has replaced.
      if (start < done) continue;
      parts.push(page.slice(done, start), text);
      done = end;
    }
    return [...parts, page.slice(done)].join('');
  }

  /** Undefined for what stands nowhere in the text, such as a body that the parser has added. */
  #tagOf(element: Element): Tag | undefined {
    const place = element.sourceCodeLocation?.startTag;
    if (!place) return undefined;
    const known = this.#tags.get(place.startOffset);
    if (known) return known;
    const { startOffset: start, endOffset: end } = place;
    const tag = { start, end, name: element.tagName, attrs: [...element.attrs] };
    this.#tags.set(start, tag);
    return tag;
  }
}

function written({ name, attrs }: Tag): string {
  return `<${[name, ...attrs.map((attr) => `${attr.name}="${escapeHtml(attr.value)}"`)].join(' ')}>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Safe as the text of an element and as the value of an attribute. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
}
