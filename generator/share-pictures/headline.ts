import type { PreparedSection } from '../../site/prepared-page.ts';
import { withoutMarks } from '../../site/ui/text/plain-text.ts';
import { drawable } from './drawable.ts';

/** Stand in a headline where words that the pencil stresses begin and end, and where a line should. */
export const signs = { from: '\ue000', to: '\ue001', line: '\ue002' };

export interface Headline {
  /** As it is read out. */
  plain: string;
  /** With the signs, in letters that can be drawn; missing when some cannot. */
  drawn?: string;
}

/** Marks that stress; see `site/ui/text/rich-text.tsx`. */
const stressed = /\{rotate\}|==(.+?)==|__(.+?)__|\(\((.+?)\)\)|\*\*(.+?)\*\*|\*(.+?)\*/s;

/** What a page shows first: the headline of its first section, or its own title. */
export function headlineOf([first]: PreparedSection[], title: string): Headline {
  const { headline, title: own, heading, rotate } = (first?.props ?? {}) as Record<string, unknown>;
  const written = [headline, own, heading].find((text) => typeof text === 'string' && text.trim() !== '');
  const [turning = ''] = Array.isArray(rotate) ? (rotate as string[]) : [];
  return readHeadline(typeof written === 'string' ? written : title, turning);
}

/** @param rotating the first of the words that take turns */
export function readHeadline(text: string, rotating = ''): Headline {
  const { from, to, line } = signs;
  const one = text.replace(/[\ue000-\ue002]/g, '').trim();
  const marked = one.replace(stressed, (whole, ...inside: unknown[]) => {
    const words = whole === '{rotate}' ? rotating : (inside.slice(0, 5).find(Boolean) as string);
    return `${from}${words}${to}`;
  });
  const signed = withoutMarks(marked.replaceAll('{rotate}', rotating).replace(/\s*\n\s*/g, line));
  const drawn = drawable(signed);
  const plain = signed.replaceAll(line, ' ').replace(/[\ue000\ue001]/g, '');
  return { plain, ...(drawn?.replace(/[\ue000-\ue002\s]/g, '') && { drawn }) };
}
