import { hash } from 'node:crypto';
import type { DocumentParts } from '../../site/document.ts';
import type { PreparedHead } from '../../site/prepared-page.ts';
import type { EncodedPart } from './page-writer.ts';

type Said = Pick<DocumentParts<Pick<EncodedPart, 'digest'>>, 'before' | 'breadcrumbs' | 'sections' | 'after'>;

/**
 * Eight letters that change when a page says something else, and not when only its style or its code does: a lead tells by
 * them which words its visitor read.
 */
export function pageRevision({ title, description }: PreparedHead, said: Said): string {
  const { before, breadcrumbs, sections, after } = said;
  const digests = [before, ...sections, after].map(({ digest }) => digest);
  return hash('sha1', JSON.stringify([title, description, breadcrumbs, digests]), 'base64url').slice(0, 8);
}
