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
 * Collects changes to elements of a parsed page and applies them to its source text; everything else stays
 * byte-identical. The elements themselves do not change. Written values are escaped, so visitor input cannot
 * become markup.
 */
export class PageEdits {
  /** By the offset of the start tag, since an element can have several copies. */
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

  /** Replaces the content of the element with text. */
  setText(element: Element, text: string): void {
    const location = element.sourceCodeLocation;
    if (!location?.startTag) return;
    const start = location.startTag.endOffset;
    // For an unclosed element, the parser reports an end before its content.
    const end = Math.max(start, location.endTag?.startOffset ?? location.endOffset);
    // HTML parsers drop the first line break of a textarea.
    const guard = element.tagName === html.TAG_NAMES.TEXTAREA && text.startsWith('\n') ? '\n' : '';
    this.#contents.set(start, { start, end, text: guard + escapeHtml(text) });
  }

  applyTo(page: string): string {
    const tags = [...this.#tags.values()].map((tag) => ({ ...tag, text: serialize(tag) }));
    const edits: Edit[] = [...this.#contents.values(), ...tags].sort((one, other) => one.start - other.start);
    const parts: string[] = [];
    let position = 0;
    for (const { start, end, text } of edits) {
      // The position is inside content that another edit replaced.
      if (start < position) continue;
      parts.push(page.slice(position, start), text);
      position = end;
    }
    return [...parts, page.slice(position)].join('');
  }

  /** Undefined for elements without source text, such as a body that the parser added. */
  #tagOf(element: Element): Tag | undefined {
    const location = element.sourceCodeLocation?.startTag;
    if (!location) return undefined;
    const { startOffset: start, endOffset: end } = location;
    return this.#tags.getOrInsertComputed(start, () => {
      return { start, end, name: element.tagName, attrs: [...element.attrs] };
    });
  }
}

function serialize({ name, attrs }: Tag): string {
  return `<${[name, ...attrs.map((attr) => `${attr.name}="${escapeHtml(attr.value)}"`)].join(' ')}>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Safe as the text of an element and as the value of an attribute. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
}
