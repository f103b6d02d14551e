import { describe, expect, it } from 'vitest';
import { loadSchemas, schemaAt, sectionTypes } from '../../schema/load-schemas.ts';
import { build } from '../commands/build.ts';
import { check } from '../commands/check.ts';
import { diff } from '../commands/diff.ts';
import { newPage } from '../commands/new.ts';
import { createSteps } from '../commands/steps.ts';
import { artworkCompany } from '../fixtures/artwork-company.ts';
import { checked } from '../fixtures/mistakes/catalog-cases.ts';
import { warned } from '../fixtures/mistakes/warning-cases.ts';
import { emptyFolder, testFolder } from '../fixtures/test-folder.ts';
import { allowNames } from '../warnings/warning.ts';
import { catalog, kinds, type ProblemCode } from './catalog.ts';
import { formerCodes } from './former-codes.ts';
import { type Problem, ProblemsError } from './problem.ts';

const now = Date.UTC(2031, 4, 1);
/** Left out of the snapshots, because every new section type changes it. */
const allTypes = sectionTypes(loadSchemas()).join(', ');
/** Entries that `check` does not report, and those about rendered pictures, and the warnings about the past; each has its own test below. */
const testedSeparately: ProblemCode[] = [
  'BadPageName',
  'NameTaken',
  'UnknownPageName',
  'OverBudget',
  'StalePicture',
  'ChangedPicture',
  'MissingPicture',
  'StrayPicture',
  'PastWindow',
  'EndedRedirect',
];

describe('the catalog', () => {
  it('has a test case for each entry', () => {
    expect([...Object.keys(checked), ...Object.keys(warned), ...testedSeparately].sort()).toEqual(
      Object.keys(catalog).sort(),
    );
  });

  it('has a name for each warning that allow can acknowledge', () => {
    const { allowWarnings } = schemaAt(loadSchemas(), 'common.schema.json').$defs ?? {};
    const { ledger: _ofAnError, ...names } = allowWarnings?.properties ?? {};
    expect(Object.keys(names).sort()).toEqual(allowNames.toSorted());
  });

  it('does not use a name in two lists', () => {
    const names = Object.values(kinds).flatMap((entries) => Object.keys(entries));
    expect(names.sort()).toEqual(Object.keys(catalog).sort());
  });

  it('does not reuse the former code of another problem', () => {
    expect(Object.values(formerCodes).filter((code) => code in catalog)).toEqual([]);
  });

  for (const [code, breakIt] of Object.entries(checked)) {
    it(code, async () => {
      const folder = testFolder();
      breakIt(folder);
      const { problems } = await check(folder.root, now);
      expect(problems.map((problem) => problem.code)).toContain(code);
      expect(folder.shown(problems).replace(allTypes, '(all types)')).toMatchSnapshot();
    });
  }

  it('BadPageName', () => {
    const folder = testFolder();
    const problems = problemsOf(() => newPage({ configs: folder.root, name: 'straße-köln' }));
    expect(problems.map((problem) => problem.code)).toEqual(['BadPageName']);
    expect(folder.shown(problems)).toMatchSnapshot();
  });

  it('NameTaken', () => {
    const folder = testFolder();
    const problems = problemsOf(() => newPage({ configs: folder.root, name: 'winter' }));
    expect(problems.map((problem) => problem.code)).toEqual(['NameTaken']);
    expect(folder.shown(problems)).toMatchSnapshot();
  });

  it('UnknownPageName', async () => {
    const folder = testFolder();
    const failed = await diff({ configs: folder.root, name: 'winters', now }).catch((error) => error);
    expect(failed.problems.map((problem: Problem) => problem.code)).toEqual(['UnknownPageName']);
    expect(folder.shown(failed.problems)).toMatchSnapshot();
  });

  const mark = 'media/makers/wick-works.svg';
  it.each<[ProblemCode, path: string, text: string | undefined]>([
    ['StalePicture', 'artwork/pen.ts', 'export const width = 3;'],
    ['ChangedPicture', mark, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['MissingPicture', mark, undefined],
    ['StrayPicture', 'media/team.svg', '<svg/>'],
  ])('%s', async (code, path, text) => {
    const company = artworkCompany();
    if (text === undefined) company.remove(path);
    else company.write(path, text);
    const { problems } = await check(company.folder, now);
    expect(problems.map((problem) => problem.code)).toContain(code);
    expect(company.shown(problems.filter((problem) => problem.code === code))).toMatchSnapshot();
  });

  it.each(Object.entries(warned))('%s', async (code, breakIt) => {
    const folder = testFolder();
    breakIt(folder);
    const { problems, warnings } = await check(folder.root, now);
    expect(problems).toEqual([]);
    expect(warnings.map((warning) => warning.code)).toEqual([code]);
    expect(folder.shown(warnings)).toMatchSnapshot();
  });

  it('PastWindow', async () => {
    const folder = testFolder();
    folder.edit('site.yaml', 'terms: {', 'timeZone: Central\nterms: {');
    folder.edit('home.yaml', '    type: client-logos\n', '    type: client-logos\n    until: 2031-04-05\n');
    const { problems, warnings } = await check(folder.root, now);
    expect(problems).toEqual([]);
    expect(warnings.map(({ code }) => code)).toEqual(['PastWindow']);
    expect(folder.shown(warnings)).toMatchSnapshot();
  });

  it('EndedRedirect', async () => {
    const folder = testFolder();
    folder.edit(
      'site.yaml',
      'terms: {',
      'timeZone: Central\nredirects: { /flyer/: /sale/?from=flyer, /shop/: /workshop/ }\nterms: {',
    );
    const ended = 'extends: workshop\nuntil: 2031-04-05\n';
    folder.write('sale.yaml', `${ended}route: /sale/\nformerly: [/deals/]\nthen: /\n`);
    // After the end of this one, the workshop is at its address again.
    folder.write('party.yaml', `${ended}formerly: [/party/]\n`);
    const { problems, warnings } = await check(folder.root, now);
    expect(problems).toEqual([]);
    const found = warnings.filter(({ code }) => code === 'EndedRedirect');
    expect(found.map(({ pages }) => pages)).toEqual([[], ['sale']]);
    expect(folder.shown(found)).toMatchSnapshot();
  });

  it('OverBudget', async () => {
    const folder = testFolder();
    folder.edit('site.yaml', 'terms: {', 'budgets: { html: 1 }\nterms: {');
    const steps = createSteps(() => {}, false);
    const failed = await build({ configs: folder.root, out: emptyFolder(), now: 0, steps }).catch(
      (error) => error,
    );
    expect(failed).toBeInstanceOf(ProblemsError);
    const { problems } = failed as ProblemsError;
    expect(problems.map((problem) => problem.code)).toEqual(Array(5).fill('OverBudget'));
    expect(folder.shown(problems.slice(0, 1)).replace(/\d+\.\d kB of/, 'N kB of')).toMatchSnapshot();
  });
});

function problemsOf(work: () => unknown) {
  try {
    work();
  } catch (error) {
    if (error instanceof ProblemsError) return error.problems;
    throw error;
  }
  return [];
}
