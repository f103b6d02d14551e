import type { Page, SectionType } from '../../schema/generated/types.ts';
import { idsOf } from '../../site/sections/ids-of.ts';
import type { Finding } from '../errors/finding.ts';
import { isObject } from '../lib/is-object.ts';
import { slug } from '../lib/slug.ts';
import { allAnchors, formAnchor, type PageAnchors } from './anchors/anchors.ts';
import { type MissingAnchor, missingContentAnchors, unknownAnchors } from './anchors/missing-anchors.ts';
import { contactFindings } from './company/contact-findings.ts';
import { unknownParams } from './page-params.ts';
import type { PagePreparer } from './page-preparer.ts';
import { priceFindings } from './prices.ts';
import { savingFindings } from './savings.ts';
import type { PrepareResult } from './value/context.ts';
import { prepareValue } from './value/prepare-value.ts';

/**
 * Checks the references of an invalid page, to report all mistakes in one run.
 * @param data the merged page
 * @param findings of validation; further findings at the same paths are dropped
 */
export function references(
  data: Record<string, unknown>,
  findings: Finding[],
  { prepareSection, contextFor, placedIn, plans, sectionTypes }: PagePreparer,
): {
  findings: Finding[];
  links: PrepareResult['links'];
  anchors?: PageAnchors;
  missingAnchors: MissingAnchor[];
} {
  const { placed, findings: ofPlaced } = placedIn(isObject(data.sections) ? data.sections : {});
  const scope = { facts: writtenFacts(data.facts), placed };
  const entries = isObject(data.sections) ? Object.entries(data.sections) : [];
  const sections = entries.flatMap(([id, section]) =>
    isKnown(section) ? [prepareSection(id, section, scope)] : [],
  );
  const { nav, title, description, share, name, breadcrumbs, widget } = data;
  const pageTexts = { nav, title, description, share, name, breadcrumbs, widget };
  const context = contextFor(scope);
  const frame = prepareValue(pageTexts, plans.page, [], context);
  const parts = [...sections, frame];
  const written = entries.flatMap(([id, section]) => [id, ...Object.values(section ?? {}).flatMap(idsOf)]);
  const anchors = allAnchors([
    // Ids in the wrong form or under a misspelled key are reported already; links to them are correct.
    { written: [...new Set(written.flatMap((id) => [id, slug(id, id)]))], made: [] },
    ...sections.map(({ targets }) => ({ written: [], made: targets.made })),
    { written: [], made: ['menu', ...parts.flatMap(({ forms }) => [...forms].map(formAnchor))] },
  ]);
  const reported = new Set(findings.map(({ path }) => path.join('/')));
  const params = isObject(data.params) ? (data.params as Page['params']) : undefined;
  const found = [
    ...parts.flatMap((part) => part.findings),
    // Without readable sections, every link to one would be reported.
    ...(isObject(data.sections) ? unknownAnchors(parts, anchors) : []),
    ...unknownParams(parts, params),
    ...contactFindings(scope.facts, context.site),
    ...priceFindings(scope.facts, context),
    ...savingFindings(scope.facts, scope.facts ? context.savings() : []),
    ...ofPlaced,
  ];
  return {
    findings: found.filter((one) => !reported.has(one.path.join('/')) && !isOfWrongFact(one)),
    links: parts.flatMap((part) => part.links).filter(({ path }) => !reported.has(path.join('/'))),
    ...(isObject(data.sections) && { anchors }),
    missingAnchors: isObject(data.sections) ? missingContentAnchors(parts, anchors, String(data.route)) : [],
  };

  /** A fact that the page defines in a wrong way is reported where it is defined. */
  function isOfWrongFact({ code, data: found }: Finding): boolean {
    return (
      code === 'UnknownFact' &&
      isObject(data.facts) &&
      'name' in found &&
      Object.hasOwn(data.facts, found.name)
    );
  }

  function isKnown(section: unknown): section is { type: SectionType } {
    return isObject(section) && sectionTypes.has(String(section.type));
  }
}

/** The facts whose form is right; validation reports the others. */
export function writtenFacts(facts: unknown): Page['facts'] {
  if (!isObject(facts)) return undefined;
  const usable = (fact: unknown) =>
    typeof fact === 'string' || typeof fact === 'number' || (isObject(fact) && fact.value !== undefined);
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => usable(fact))) as Page['facts'];
}
