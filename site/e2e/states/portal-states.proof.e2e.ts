import { testPortalStates } from './portal-states.ts';

testPortalStates('phone');
