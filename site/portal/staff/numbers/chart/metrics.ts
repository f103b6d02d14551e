import type { DayRow } from '../../../../../schema/api/numbers.ts';
import { countText, moneyText, percentText } from '../words/format.ts';

/** What the chart can show of each day. */
export interface Metric {
  /** In the tab. */
  name: string;
  /** Above the chart. */
  heading: string;
  /** Null for a day without a value. */
  valueOf: (day: DayRow) => number | null;
  textOf: (value: number) => string;
  /** Whether values are whole, so lines between them mean nothing. */
  isCount: boolean;
  /** Whether it cannot be compared with days before views were counted. */
  needsViews: boolean;
}

export const metrics = {
  views: {
    name: 'Views',
    heading: 'Views a day',
    valueOf: ({ views }) => views,
    textOf: countText,
    isCount: true,
    needsViews: true,
  },
  leads: {
    name: 'Leads',
    heading: 'Leads a day',
    valueOf: ({ leads }) => leads,
    textOf: countText,
    isCount: true,
    needsViews: false,
  },
  rate: {
    name: 'Rate',
    heading: 'Leads per view, by day',
    valueOf: ({ views, leads }) => (views === 0 || leads > views ? null : leads / views),
    textOf: percentText,
    isCount: false,
    needsViews: true,
  },
  paid: {
    name: 'Paid',
    heading: 'Payments a day',
    valueOf: ({ paid }) => paid,
    textOf: countText,
    isCount: true,
    needsViews: false,
  },
  revenue: {
    name: 'Revenue',
    heading: 'Revenue a day',
    valueOf: ({ revenueCents }) => revenueCents / 100,
    textOf: (dollars) => moneyText(dollars * 100),
    isCount: false,
    needsViews: false,
  },
} as const satisfies Record<string, Metric>;

export type MetricName = keyof typeof metrics;
