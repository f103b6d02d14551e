import { testPublicStates } from './public-states.ts';

testPublicStates('widest');
