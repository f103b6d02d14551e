import { linkPath } from '../../lib/link-path.ts';
import { createCompanyFacts } from '../../prepare/company/company-facts.ts';
import { createNumberFinder, createPhoneFinder } from '../../prepare/text/handwritten-numbers.ts';
import { amountOf, readFact } from '../../prepare/text/read-fact.ts';
import type { Project } from '../../project/project.ts';
import { outPath } from '../../write/out-path.ts';

/** What examples can refer to in a folder. */
export interface FolderNames {
  hasFact: (reference: string) => boolean;
  isNumber: (fact: string) => boolean;
  /** Numbers that a text has to take from a fact, and the company's phone number. */
  handwritten: (text: string) => string[];
  /** The forms with their kinds, in the order of their file. */
  forms: Map<string, string>;
  idsOf: (collection: string) => string[];
  /** Whether visitors always find a page at a link. */
  hasPage: (link: string) => boolean;
  /** The home page, or else the first one; undefined without pages. */
  home: string | undefined;
  /** Paths below media/ that `check` accepts, without those for icons and shared links. */
  pictures: string[];
  hasFile: (src: string) => boolean;
}

/** @returns undefined while site.yaml has mistakes */
export function folderNames(project: Project, now: number): FolderNames | undefined {
  const { shared, media, folder } = project;
  if (!shared.site) return undefined;
  const company = createCompanyFacts(shared.site, new Date(now).getUTCFullYear());
  const factOf = (name: string) => company.read(name, undefined);
  const numbersIn = createNumberFinder(company.site);
  const phoneIn = createPhoneFinder(company.phone(undefined).label);
  const idsOf = (collection: string) => Object.keys(shared.content.get(collection)?.entries ?? {});
  const forms = shared.content.get('forms')?.entries ?? {};
  const routes = [...folder.pages.keys()].flatMap((name) => {
    const { route } = project.addresses(name);
    return route === undefined || outPath(route) === outPath('/404') ? [] : [[route, name] as const];
  });
  const byPath = Map.groupBy(routes, ([route]) => outPath(route));
  const isPublic = (name: string) => {
    const { isDraft, schedule } = project.page(name);
    return !isDraft && (schedule?.window?.from ?? schedule?.window?.until) === undefined;
  };
  const hasPage = (link: string) =>
    (byPath.get(outPath(linkPath(link))) ?? []).some(([, name]) => isPublic(name));
  return {
    hasFact: (reference) => readFact(reference, factOf) !== undefined,
    isNumber(name) {
      const fact = factOf(name);
      return fact !== undefined && amountOf(fact) !== undefined;
    },
    handwritten(text) {
      const phone = phoneIn(text);
      return [...numbersIn(text).map(({ written }) => written), ...(phone === undefined ? [] : [phone])];
    },
    forms: new Map(Object.entries(forms).map(([name, { kind }]) => [name, String(kind)])),
    idsOf,
    hasPage,
    home: hasPage('/') ? '/' : routes.find(([, name]) => isPublic(name))?.[0],
    pictures: [...media].flatMap(([src, { width }]) =>
      width && !/^(?:brand|share)\//.test(src) ? [src] : [],
    ),
    hasFile: (src) => media.get(src)?.problem === undefined && media.has(src),
  };
}
