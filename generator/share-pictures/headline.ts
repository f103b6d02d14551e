import type { PreparedSection } from '../../site/prepared-data.ts';
import { withoutMarks } from '../../site/ui/text/plain-text.ts';
import { drawable } from './drawable.ts';

/** Control characters in a headline: around stressed words, and at line breaks. */
export const controls = { from: '\ue000', to: '\ue001', line: '\ue002' };

export interface Headline {
  /** The text for screen readers. */
  plain: string;
  /** The text to draw, with control characters; missing when some letters cannot be drawn. */
  drawn?: string;
}

/** Marks that are drawn as stress; see `site/ui/text/rich-text.tsx`. */
const stressed = /\{rotate\}|==(.+?)==|__(.+?)__|\(\((.+?)\)\)|\*\*(.+?)\*\*|\*(.+?)\*/s;

/** The headline of a page's first section, or the page title. */
export function headlineOf([first]: PreparedSection[], title: string): Headline {
  const { headline, title: own, heading, rotate } = (first?.props ?? {}) as Record<string, unknown>;
  const written = [headline, own, heading].find((text) => typeof text === 'string' && text.trim() !== '');
  const [rotating = ''] = Array.isArray(rotate) ? (rotate as string[]) : [];
  return readHeadline(typeof written === 'string' ? written : title, rotating);
}

/** @param rotating the first of the rotating words */
export function readHeadline(text: string, rotating = ''): Headline {
  const { from, to, line } = controls;
  const cleaned = text.replace(/[\ue000-\ue002]/g, '').trim();
  const marked = cleaned.replace(stressed, (whole, ...inside: unknown[]) => {
    const words = whole === '{rotate}' ? rotating : (inside.slice(0, 5).find(Boolean) as string);
    return `${from}${words}${to}`;
  });
  const controlled = withoutMarks(marked.replaceAll('{rotate}', rotating).replace(/\s*\n\s*/g, line));
  const drawn = drawable(controlled);
  const plain = controlled.replaceAll(line, ' ').replace(/[\ue000\ue001]/g, '');
  return { plain, ...(drawn?.replace(/[\ue000-\ue002\s]/g, '') && { drawn }) };
}
