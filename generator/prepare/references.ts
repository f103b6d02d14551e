import type { Page, SectionType } from '../../schema/generated/types.ts';
import type { Finding } from '../errors/finding.ts';
import { isObject } from '../load/merge-patch.ts';
import { slug } from '../validate/slug.ts';
import type { PrepareResult } from './context.ts';
import { type PagePreparer, unknownAnchors } from './prepare-page.ts';
import { prepareValue } from './prepare-value.ts';

/**
 * What a page that is not valid refers to: so that one run tells of every mistake.
 * @param data the merged page
 * @param findings what validation found; a place that it named is not named again
 * @returns what is not there, and the links to other pages
 */
export function references(
  data: Record<string, unknown>,
  findings: Finding[],
  { ready, contextFor, plans, sectionTypes }: PagePreparer,
): { findings: Finding[]; links: PrepareResult['links'] } {
  const scope = { facts: isObject(data.facts) ? (data.facts as Page['facts']) : undefined };
  const entries = isObject(data.sections) ? Object.entries(data.sections) : [];
  const sections = entries.flatMap(([id, section]) => (isKnown(section) ? [ready(id, section, scope)] : []));
  const { nav, title, description, share } = data;
  const frame = prepareValue({ nav, title, description, share }, plans.page, [], contextFor(scope));
  const parts = [...sections, frame];
  const named = new Set(findings.map(({ path }) => path.join('/')));
  const found = [
    ...parts.flatMap((part) => part.findings),
    ...unknownAnchors(
      parts,
      // An id in the wrong form was told already; what leads to it means the right form.
      entries.flatMap(([id]) => [id, slug(id, id)]),
    ),
  ];
  return {
    findings: found.filter(({ path }) => !named.has(path.join('/'))),
    links: parts.flatMap((part) => part.links).filter(({ path }) => !named.has(path.join('/'))),
  };

  function isKnown(section: unknown): section is { type: SectionType } {
    return isObject(section) && sectionTypes.has(String(section.type));
  }
}
