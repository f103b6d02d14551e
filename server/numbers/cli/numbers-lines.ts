import type { Numbers, Share, StepCounts } from '../../../schema/api/numbers.ts';

export const groupings = ['page', 'source', 'campaign', 'device', 'variant', 'revision'] as const;

export type Grouping = (typeof groupings)[number];

/** A row of the printed table. */
export interface NumbersLine {
  name: string;
  counts: Omit<StepCounts, 'formsOpened'> & { formsOpened?: number; rate: Share | null };
}

/** The rows of a period by what they are grouped by, then payment links without a lead, then all. */
export function linesOf(answer: Numbers, grouping: Grouping): NumbersLine[] {
  const { withoutLead, total } = answer;
  return [
    ...groups[grouping](answer),
    ...(withoutLead.linksOpened + withoutLead.paid > 0
      ? [{ name: '(without a lead)', counts: { ...withoutLead, rate: null } }]
      : []),
    { name: 'total', counts: total },
  ];
}

const groups: Record<Grouping, (answer: Numbers) => NumbersLine[]> = {
  page: ({ pages }) => pages.map((counts) => ({ name: pageName(counts), counts })),
  source: ({ sources }) => sources.map((counts) => ({ name: counts.source || '(unknown)', counts })),
  campaign: ({ sources }) =>
    sources.flatMap(({ source, campaigns, ...counts }) =>
      campaigns.length === 0
        ? [{ name: source || '(unknown)', counts }]
        : campaigns.map((own) => ({ name: `${source} / ${own.campaign || '(none)'}`, counts: own })),
    ),
  device: ({ devices }) => devices.map((counts) => ({ name: counts.device || '(unknown)', counts })),
  variant: ({ pages }) =>
    pages.flatMap((page): NumbersLine[] =>
      page.variants.length === 0
        ? [{ name: pageName(page), counts: page }]
        : page.variants.map((counts) => ({
            name: `${pageName(page)} ${counts.variants || '(without a test)'}`,
            counts,
          })),
    ),
  revision: ({ pages }) =>
    pages.flatMap((page) =>
      page.revisions.map((counts) => ({
        name: `${pageName(page)} ${counts.revision || '(unknown)'}`,
        counts,
      })),
    ),
};

const pageName = ({ page }: { page: string }) => page || '(no page)';
