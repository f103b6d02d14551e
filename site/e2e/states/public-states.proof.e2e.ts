import { testPublicStates } from './public-states.ts';

testPublicStates('phone');
