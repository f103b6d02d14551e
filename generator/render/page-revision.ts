import { hash } from 'node:crypto';
import type { DocumentParts } from '../../site/document.ts';
import type { PreparedHead } from '../../site/prepared-page.ts';
import type { EncodedPart } from './page-writer.ts';

type Content = Pick<
  DocumentParts<Pick<EncodedPart, 'digest'>>,
  'before' | 'breadcrumbs' | 'sections' | 'after'
>;

/**
 * Eight characters that change with a page's words, but not with its styles or code. A lead stores them to record which
 * words its visitor read.
 */
export function pageRevision({ title, description }: PreparedHead, content: Content): string {
  const { before, breadcrumbs, sections, after } = content;
  const digests = [before, ...sections, after].map(({ digest }) => digest);
  return hash('sha1', JSON.stringify([title, description, breadcrumbs, digests]), 'base64url').slice(0, 8);
}
