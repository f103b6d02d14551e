import type { Drawing } from '#artwork/pen/drawing.ts';
import { downloadApply } from './download-apply.ts';
import { firstDraft } from './first-draft.ts';
import { reviewRevisions } from './review-revisions.ts';
import { submitDetails } from './submit-details.ts';

/** The steps of an order. */
export const steps: Record<string, Drawing> = {
  'submit-details': submitDetails,
  'first-draft': firstDraft,
  'review-revisions': reviewRevisions,
  'download-apply': downloadApply,
};
