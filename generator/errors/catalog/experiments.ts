import { entry, suggestion } from './entry.ts';

/** Why a page cannot have an experiment. */
export type UntestablePage = 'matrix' | 'missing' | 'payment' | 'thanks';

const untestable: Record<UntestablePage, string> = {
  matrix: 'its file makes many pages, and an experiment has one page',
  missing: 'it answers at addresses without a page',
  payment: 'nothing may change while a client pays',
  thanks: 'its visitors have sent a form already, so only payments can follow (metric: paid)',
};

/** Experiments: their variants, their split, and what may not change while they run. */
export const experiments = {
  UntestablePage: entry<{ name: string; reason: UntestablePage }>(
    'Experiment on a page that cannot be tested',
    ({ name, reason }) => `This page cannot have the experiment "${name}": ${untestable[reason]}.`,
    () => 'Delete the experiment here. Test another page instead.',
  ),
  ExperimentTwice: entry<{ name: string; other: string }>(
    'Two experiments with one name',
    ({ name, other }) =>
      `The experiment of ${other} has the name "${name}", too, so their results would mix.`,
    () => 'Give one of them another name. If one of them runs, keep its name.',
  ),
  OverlappingExperiments: entry<{ name: string; other: string; location: string; part: string }>(
    'Two experiments that change the same part',
    ({ name, other, location, part }) =>
      `The experiments "${name}" and "${other}" (${location}) both change "${part}", so one would hide what the other does.`,
    () =>
      'Give both the same layer, such as layer: pricing, and each visitor is in one of them. Or run one after the other.',
  ),
  UnknownSplitVariant: entry<{ id: string; known: string[] }>(
    'Unknown variant in a split',
    ({ id }) => `The split gives visitors to "${id}", but the experiment has no such variant.`,
    ({ id, known }) => suggestion(id, known, 'the variants'),
  ),
  SplitWithoutVariant: entry<{ ids: string[] }>(
    'Variant without visitors',
    ({ ids }) => `The split does not say how many visitors see ${ids.map((id) => `"${id}"`).join(' and ')}.`,
    () => 'Add each variant with its percentage, or delete the split to give all of them equal parts.',
  ),
  BadSplit: entry<{ sum: number; even: string }>(
    'Split that does not add up to 100',
    ({ sum }) => `The percentages of the split add up to ${sum}.`,
    ({ even }) => `Change them so that they add up to 100, for example: { ${even} }`,
  ),
  VariantChangesNothing: entry<{ id: string; page?: string | undefined }>(
    'Variant that changes nothing',
    ({ id, page }) =>
      page === undefined
        ? `The variant "${id}" shows the same as the control.`
        : `The variant "${id}" shows the page "${page}", which has the same content as this one.`,
    () =>
      'Write what it changes below its title, for example: sections: { hero: { headline: … } }. Or delete the variant.',
  ),
  VariantPageWithChanges: entry<{ id: string; page: string; key: string }>(
    'Variant with both a page and changes',
    ({ id, page, key }) => `The variant "${id}" shows the page "${page}", so "${key}" would have no effect.`,
    ({ page }) => `Write the change in ${page}.yaml. Or delete the line "page".`,
  ),
  UnknownVariantPage: entry<{ page: string; known: string[] }>(
    'Unknown page in a variant',
    ({ page }) => `There is no page file ${page}.yaml.`,
    ({ page, known }) => suggestion(page, known, 'the pages'),
  ),
  UnrelatedVariantPage: entry<{ page: string; of: string }>(
    'Variant that does not extend its page',
    ({ page, of }) => `The page "${page}" does not extend "${of}", so nothing says what the variant changes.`,
    ({ page, of }) => `In ${page}.yaml, write: extends: ${of}`,
  ),
  DraftVariantPage: entry<{ page: string; file: string }>(
    'Variant that is a draft',
    ({ page, file }) => `The page "${page}" is a draft (${file}), so visitors must not see it.`,
    ({ file }) =>
      `Delete "draft: true" from ${file} once it is ready. Until then, make this page a draft, too.`,
  ),
  TimedVariantPage: entry<{ page: string; file: string }>(
    'Variant that is shown for another time',
    ({ page, file }) => `The page "${page}" (${file}) has another "from" or "until" than this page.`,
    ({ file }) => `Delete "from" and "until" from ${file}, or write the same on both pages.`,
  ),
  CompanyInVariant: entry<{ id: string }>(
    'Variant with contact details of its own',
    ({ id }) =>
      `The variant "${id}" changes the company's name, phone, or email. Emails about its leads would still have those of the control.`,
    () => 'Remove these facts from the variant. To test another phone number, make a page of its own.',
  ),
  BrokenByVariant: entry<{ id: string; title: string; message: string; location: string }>(
    'Variant that breaks its page',
    ({ id, title, message, location }) =>
      `With the variant "${id}", a line of the page is wrong (${location}). ${title}: ${message}`,
    () => 'Also change that part in the variant.',
  ),
  TooManyRenditions: entry<{ count: number; max: number }>(
    'Too many versions of a page',
    ({ count, max }) =>
      `Its times and variants together make ${count} versions of this page. At most ${max} are possible.`,
    () => 'Remove a variant, or parts that are shown for a time.',
  ),
  RunningExperimentChanged: entry<{ name: string; what: string; lock: string }>(
    'Change of a running experiment',
    ({ name, what }) =>
      `The experiment "${name}" is running, and ${what} changed since it was started. Its results would mix two different tests.`,
    ({ name, lock }) =>
      `Undo the change, or stop the experiment first: npm run experiment -- stop ${name}. Its entry is in ${lock}.`,
  ),
  RunningExperimentGone: entry<{ name: string; where: string }>(
    'Running experiment that is gone',
    ({ name, where }) =>
      `The experiment "${name}" is running, but ${where} has no experiment with this name.`,
    ({ name }) =>
      `If a variant was taken, or the experiment was removed, stop it: npm run experiment -- stop ${name}. Otherwise, bring it back.`,
  ),
  BadExperimentLock: entry<{ reason: string }>(
    'Unreadable list of running experiments',
    ({ reason }) => `experiments.lock lists the experiments that run, as JSON, and ${reason}.`,
    () => 'Restore the file from Git. If two versions did not merge, keep the entries of both.',
  ),
  BadExperimentHistory: entry<{ reason: string }>(
    'Unreadable list of experiments that are over',
    ({ reason }) => `experiments.history.json lists the experiments that are over, as JSON, and ${reason}.`,
    () => 'Restore the file from Git. If two versions did not merge, keep the entries of both.',
  ),
};
