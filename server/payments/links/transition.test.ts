import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { linkStates } from '../../../schema/api/payments.ts';
import { type LinkEvent, transition, transitions } from './transition.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** Reads the transitions of the Mermaid diagram. An arrow from a composite state starts in each of its members. */
function readDiagram(): string[] {
  const [, diagram = ''] = /```mermaid\n([\s\S]*?)```/.exec(readme) ?? [];
  const members = new Map<string, string[]>();
  const arrows: { from: string; to: string; event: string }[] = [];
  let group: string | undefined;
  for (const line of diagram.split('\n').map((text) => text.trim())) {
    const [, opened] = /^state (\w+) \{$/.exec(line) ?? [];
    const [, from, to = '', event = ''] = /^(\w+) --> (\w+): (\w+)$/.exec(line) ?? [];
    const [, state] = /^(\w+)$/.exec(line) ?? [];
    if (opened) group = opened;
    else if (line === '}') group = undefined;
    else if (from) arrows.push({ from, to, event });
    else if (state && group) members.set(group, [...(members.get(group) ?? []), state]);
  }
  return arrows.flatMap(({ from, to, event }) =>
    (members.get(from) ?? [from]).map((state) => `${state} --> ${to}: ${event}`),
  );
}

test('the diagram in README.md shows exactly the transitions of the table', () => {
  const ofTable = Object.entries(transitions).flatMap(([from, events]) =>
    Object.entries(events).map(([event, to]) => `${from} --> ${to}: ${event}`),
  );
  expect(readDiagram().sort()).toEqual(ofTable.sort());
});

test('the table covers every state, and every state can be reached', () => {
  expect(Object.keys(transitions).sort()).toEqual([...linkStates].sort());
  const reached = new Set(Object.values(transitions).flatMap((events) => Object.values(events)));
  expect(linkStates.filter((state) => state !== 'open' && !reached.has(state))).toEqual([]);
});

test('a paid link never becomes payable again', () => {
  const events: LinkEvent[] = [
    'view',
    'begin',
    'fail',
    'pay',
    'refund',
    'dispute',
    'cancel',
    'expire',
    'revoke',
  ];
  const taken = ['paid', 'refunded', 'disputed'] as const;
  for (const state of taken) for (const event of events) expect(taken).toContain(transition(state, event));
});

test('a payment counts in every state', () => {
  for (const state of linkStates) expect(transition(state, 'pay')).toBe('paid');
});
