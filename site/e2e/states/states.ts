import { choiceStates } from './choice-states.ts';
import { dialogStates } from './dialog-states.ts';
import { formStates } from './form-states.ts';
import { paymentStates } from './payment-states.ts';
import { staffStates } from './staff-states.ts';
import type { State } from './state.ts';

/** Every state of every page that is more than the page as it opens; the contact sheets and axe go through all. */
export const states: State[] = [
  ...dialogStates,
  ...choiceStates,
  ...formStates,
  ...paymentStates,
  ...staffStates,
];
