import { test } from '../harness/browser-test.ts';
import { checkStates, namedVisits } from './check-states.ts';
import { publicVisits } from './states.ts';

// A visit checks up to six states.
const timeout = 300_000;

test.for(namedVisits(publicVisits))(
  'axe, large text, and a quiet console: $name',
  { timeout },
  async (planned, { visit }) => {
    const { at, before, allowedProblems, pictures, states } = planned;
    if (typeof at !== 'string') throw new Error('Public pages have fixed paths.');
    await checkStates(await visit(at, { before, allowedProblems, pictures }), states);
  },
);
