import type { CountedExperiment } from './read-days.ts';

/** What counts as success, in words. */
export const successWords: Record<CountedExperiment['metric'], { did: string; plural: string }> = {
  lead: { did: 'became leads', plural: 'leads' },
  'form-begun': { did: 'began a form', plural: 'begun forms' },
  paid: { did: 'paid', plural: 'payments' },
};
