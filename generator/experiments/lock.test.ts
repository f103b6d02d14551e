import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder } from '../fixtures/test-folder.ts';
import { changesOf } from './check-experiments.ts';
import type { ExperimentFacts } from './experiment-facts.ts';
import { lockEntry } from './lock-entry.ts';
import { type LockEntry, readExperimentLock, writeExperimentLock } from './lock-file.ts';

const facts: ExperimentFacts = {
  name: 'lp8-price',
  page: 'lp8',
  hypothesis: 'Price matters.',
  titles: { control: 'Control', price: 'Price' },
  split: { control: 50, price: 50 },
  metric: 'lead',
  worthHaving: 20,
  guardrails: { lcp: 200, spam: 2, refunds: 5 },
  plan: { visits: 13_864, days: 21, baseRate: 6.2 },
  contents: { control: 'a', price: 'b' },
  changes: ['sections.hero'],
};

function start(changed: Partial<ExperimentFacts> = {}, running = new Map<string, LockEntry>(), sharing = 1) {
  const entry = lockEntry({
    facts: { ...facts, ...changed },
    salt: 's',
    started: '2026-11-27',
    running,
    sharing,
  });
  if (entry) running.set(changed.name ?? facts.name, entry);
  return entry;
}

describe('the list of running experiments', () => {
  it('is read as it was written, sorted by name', () => {
    const path = join(emptyFolder(), 'experiments.lock');
    expect(readExperimentLock(path)).toMatchObject({ running: new Map() });
    const running = new Map<string, LockEntry>();
    start({ name: 'b' }, running);
    start({ name: 'a' }, running);
    writeExperimentLock(path, running);
    expect(readExperimentLock(path).running).toEqual(running);
    expect(Object.keys(JSON.parse(readFileSync(path, 'utf8')))).toEqual(['a', 'b']);
  });
});

describe('a started experiment', () => {
  it('has all that must not change', () => {
    expect(start()).toEqual({
      salt: 's',
      started: '2026-11-27',
      page: 'lp8',
      split: facts.split,
      metric: 'lead',
      worthHaving: 20,
      guardrails: facts.guardrails,
      plan: facts.plan,
      contents: facts.contents,
      hypothesis: facts.hypothesis,
      titles: facts.titles,
    });
  });

  it('gets a part of its layer that no other one has, and keeps it', () => {
    const running = new Map<string, LockEntry>();
    const layer = 'pricing';
    expect(start({ name: 'a', layer }, running, 2)?.layer).toEqual({ name: layer, from: 0, to: 5000 });
    expect(start({ name: 'b', layer }, running, 2)?.layer).toEqual({ name: layer, from: 5000, to: 10_000 });
    expect(start({ name: 'c', layer }, running, 3)).toBeUndefined();
    running.delete('a');
    expect(start({ name: 'c', layer }, running, 2)?.layer).toEqual({ name: layer, from: 0, to: 5000 });
    expect(start({ name: 'd', layer: 'other' }, running)?.layer?.to).toBe(10_000);
  });

  it.each<[string, Partial<ExperimentFacts>, string[]]>([
    ['nothing', { hypothesis: 'Another reason.', titles: { control: 'Control', price: 'The price' } }, []],
    ['its split', { split: { control: 60, price: 40 } }, ['its split']],
    ['its metric', { metric: 'paid' }, ['its "metric"']],
    ['its plan', { plan: { visits: 1, days: 1, baseRate: 1 } }, ['its "plan"']],
    ['its layer', { layer: 'pricing' }, ['its "layer"']],
    ['the page', { contents: { control: 'x', price: 'b' } }, ['the control, which is the page itself,']],
    ['a variant', { contents: { control: 'a', price: 'x' } }, ['the content of the variant "price"']],
    ['its variants', { contents: { control: 'a' } }, ['the list of its variants']],
  ])('says that %s changed', (_name, changed, expected) => {
    const entry = start();
    if (!entry) throw new Error('The experiment was not started.');
    expect(changesOf({ ...facts, ...changed }, entry).map(({ what }) => what)).toEqual(expected);
  });
});
