/** The emblems of five invented recognitions, each of another kind: seal, wreath, stamp, shield, trophy. */
import type { Drawing } from '#artwork/pen/drawing.ts';
import { firstPageAwards } from './awards/first-page-awards.ts';
import { gulfCoastCareers } from './awards/gulf-coast-careers.ts';
import { nationalResumeDesk } from './awards/national-resume-desk.ts';
import { resumeCraftReview } from './awards/resume-craft-review.ts';
import { writersGuild } from './awards/writers-guild-of-tampa-bay.ts';

export const awards: Record<string, Drawing> = {
  'writers-guild-of-tampa-bay': writersGuild,
  'resume-craft-review': resumeCraftReview,
  'gulf-coast-careers': gulfCoastCareers,
  'national-resume-desk': nationalResumeDesk,
  'first-page-awards': firstPageAwards,
};
