import type { Days, NumbersAnswer } from '../../../../../schema/api/numbers.ts';
import { countDays, countText, moneyText, shortDaysText } from './format.ts';

/** What a sparkline shows. */
export type Sparked = 'views' | 'leads' | 'revenueCents';

/** A piece of the sentence: plain words, or a figure with what follows it. */
export type Piece = string | { figure: string; unit: string; spark?: Sparked };

/** With fewer leads, a curve shows chance. */
export const fewLeads = 20;

/** The days in words: `four weeks`, `a week`, `52 weeks`, `11 days`, `one day`. */
export function lengthText(days: Days): string {
  const count = countDays(days);
  const weeks = ['', 'a week', 'two weeks', 'three weeks', 'four weeks'][count / 7];
  if (weeks) return weeks;
  if (count % 7 === 0) return `${count / 7} weeks`;
  return count === 1 ? 'one day' : `${count} days`;
}

/** `the four weeks before`, `the day before`, or `the same days of a year before`. */
export function againstText({ period, against }: Pick<NumbersAnswer, 'period' | 'against'>): string {
  const gap = countDays({ since: against.since, until: period.since }) - 1;
  const count = countDays(period);
  if (gap !== count)
    return `the ${lengthText(period).replace(/^a /, '')} of ${shortDaysText(against)} a year before`;
  return `the ${count === 1 ? 'day' : lengthText(period).replace(/^a /, '')} before`;
}

/** The first thing on the page: views, leads, and money in words that are true for each of their values. */
export function sentenceOf(answer: Pick<NumbersAnswer, 'period' | 'against' | 'total' | 'before'>): Piece[] {
  const { period, total, before } = answer;
  const [views, leads] = [figureOf(total.views, 'view', 'views'), figureOf(total.leads, 'lead', 'leads')];
  const isOneDay = countDays(period) === 1;
  const start = isOneDay ? `On ${shortDaysText(period)}, ` : `In ${lengthText(period)} `;
  const money: Piece =
    total.revenueCents === 0
      ? 'no money'
      : { figure: moneyText(total.revenueCents), unit: '', spark: 'revenueCents' };
  if (total.views === 0 && total.leads === 0 && total.revenueCents === 0)
    return [`${start}there were no views, no leads, and no money${comparedText(answer)}.`];
  const brought: Piece[] =
    total.leads === 0 && total.revenueCents === 0 ? ['no leads and no money'] : [leads, ' and ', money];
  const verb = total.views === 0 ? [] : [views, ' brought '];
  const came = total.views === 0 ? ' came in' : '';
  const isFirst = before.views === 0 && before.leads === 0 && before.revenueCents === 0;
  return [start, ...verb, ...brought, `${came}${isFirst ? '' : comparedText(answer)}.`];
}

function figureOf(count: number, one: string, many: string): Piece {
  if (count === 0) return `no ${many}`;
  const spark: Sparked = one === 'view' ? 'views' : 'leads';
  const hasCurve = one === 'view' || count >= fewLeads;
  return { figure: countText(count), unit: count === 1 ? one : many, ...(hasCurve && { spark }) };
}

function comparedText(answer: Pick<NumbersAnswer, 'period' | 'against' | 'total' | 'before'>): string {
  const { total, before } = answer;
  const difference = total.revenueCents - before.revenueCents;
  const than = `${countDays(answer.period) === 1 ? 'on' : 'in'} ${againstText(answer)}`;
  if (difference === 0) return before.revenueCents === 0 ? `, as ${than}` : `, which is as much as ${than}`;
  return `, which is ${moneyText(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than ${than}`;
}
