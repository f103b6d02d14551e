import { test } from '../harness/browser-test.ts';
import { checkStates, named } from './check-states.ts';
import { publicVisits } from './states.ts';

// A visit checks up to six states, each twice.
const timeout = 180_000;

test.for(publicVisits.map(named))(
  'axe, large text, and a quiet console: $name',
  { timeout },
  async (planned, { visit }) => {
    const { at, before, allowedProblems, pictures, states } = planned;
    if (typeof at !== 'string') throw new Error('Public pages have fixed paths.');
    await checkStates(await visit(at, { before, allowedProblems, pictures }), states);
  },
);
