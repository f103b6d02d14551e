import { expect, it } from 'vitest';
import { createToneGate } from './tone-gate.ts';

function gateAt() {
  const clock = { ms: 0 };
  return { clock, gate: createToneGate(() => clock.ms) };
}

it('makes one tone for leads that arrive together', () => {
  const { clock, gate } = gateAt();
  expect([gate.onNew(), gate.onNew()]).toEqual([true, false]);
  clock.ms = 1000;
  expect(gate.onNew()).toBe(true);
});

it('makes a tone for leads that came while the stream was cut, also if it is open again', () => {
  const { clock, gate } = gateAt();
  gate.onStream(true);
  expect(gate.onCount(3)).toBe(false);
  clock.ms = 60_000;
  gate.onStream(false);
  expect(gate.onCount(4)).toBe(true);
  clock.ms = 70_000;
  gate.onStream(true);
  expect([gate.onCount(4), gate.onCount(undefined), gate.onCount(5)]).toEqual([false, false, true]);
});

it('makes no tone for a count that the stream explains', () => {
  const { clock, gate } = gateAt();
  gate.onStream(true);
  gate.onCount(1);
  // A lead that the stream has just reported is counted a moment later.
  expect([gate.onNew(), gate.onCount(2)]).toEqual([true, false]);
  clock.ms = 60_000;
  // A colleague released a lead.
  expect(gate.onCount(3)).toBe(false);
});
