import { test } from '../harness/browser-test.ts';
import { type CheckedWindow, checkStates, visitsFor } from './check-states.ts';
import { publicVisits } from './states.ts';

// A visit checks up to six states.
const timeout = 180_000;

export function testPublicStates(checked: CheckedWindow): void {
  test.for(visitsFor(publicVisits, checked))(
    'axe, large text, and a quiet console: $name',
    { timeout },
    async (planned, { visit }) => {
      const { at, before, allowedProblems, pictures, states } = planned;
      if (typeof at !== 'string') throw new Error('Public pages have fixed paths.');
      await checkStates(await visit(at, { before, allowedProblems, pictures }), states, checked);
    },
  );
}
