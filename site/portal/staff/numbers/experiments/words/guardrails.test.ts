import { expect, test } from 'vitest';
import type { ExperimentGuardrail } from '../../../../../../schema/api/experiments.ts';
import { figureText, guardrailStateText, guardrailText, limitText } from './guardrails.ts';

const figure = (letter: string, value: number | null, trials: number, successes: number | null = null) => ({
  letter,
  value,
  successes,
  trials,
});

function guardrail(changes: Partial<ExperimentGuardrail>): ExperimentGuardrail {
  return { name: 'lost', limit: 0.02, state: 'fine', figures: [], crossedBy: [], since: null, ...changes };
}

test('figures have their unit, and a few cases are counts', () => {
  expect(figureText({ name: 'lcp', state: 'fine' }, figure('A', 1310, 900))).toBe('1.31 s');
  expect(figureText({ name: 'spam', state: 'fine' }, figure('A', 0.023, 266, 6))).toBe('2.3%');
  expect(figureText({ name: 'refunds', state: 'too-few' }, figure('A', 0.01, 42, 1))).toBe('1 of 42');
  expect(figureText({ name: 'arrivals', state: 'fine' }, figure('A', 0.5, 8589, 4288))).toBe('4,288');
  expect(figureText({ name: 'lcp', state: 'too-few' }, figure('A', null, 0))).toBeUndefined();
});

test('limits are what may be added to the control', () => {
  expect([
    limitText({ name: 'lcp', limit: 200 }),
    limitText({ name: 'spam', limit: 0.02 }),
    limitText({ name: 'arrivals', limit: null }),
  ]).toEqual(['+0.20 s', '+2.0 points', 'sequential test']);
});

test('arrivals name the planned split', () => {
  expect(guardrailText('arrivals', [{ split: 50 }, { split: 30 }, { split: 20 }])).toBe(
    'Arrivals, 50/30/20 planned',
  );
  expect(guardrailText('spam', [{ split: 50 }, { split: 50 }])).toBe('Spam among leads');
});

test('a crossed guardrail says by how much, or since when', () => {
  const lost = [figure('A', 0.02, 3102), figure('B', 0.167, 3088)];
  const crossed: Partial<ExperimentGuardrail> = { state: 'crossed', crossedBy: ['B'], since: 5 };
  expect(guardrailStateText(guardrail({ ...crossed, figures: lost }))).toBe('14.7 points over A');
  expect(guardrailStateText(guardrail({ ...crossed, figures: [...lost, figure('C', 0.02, 9)] }))).toBe(
    'B: 14.7 points over A',
  );
  const slow = [figure('A', 1310, 9), figure('B', 2050, 9)];
  expect(guardrailStateText(guardrail({ ...crossed, name: 'lcp', figures: slow }))).toBe('0.74 s over A');
  expect(guardrailStateText(guardrail({ ...crossed, name: 'arrivals', figures: lost }))).toBe(
    'Alarm on day 5',
  );
  expect(guardrailStateText(guardrail({ name: 'arrivals' }))).toBe('As planned');
});
