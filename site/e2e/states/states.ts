import { deskVisits } from './desk-states.ts';
import { formVisits } from './form-states.ts';
import { landingVisits } from './landing-states.ts';
import { paymentVisits } from './payment-states.ts';
import { siteVisits } from './site-states.ts';
import { staffVisits } from './staff-states.ts';
import type { StateVisit } from './state.ts';

/** Visits to public pages. */
export const publicVisits: StateVisit[] = [...siteVisits, ...landingVisits, ...formVisits];

/** Visits to the pages for clients and staff. */
export const portalVisits: StateVisit[] = [...paymentVisits, ...staffVisits, ...deskVisits];
