/** The emblems of five invented recognitions, each of another kind: seal, wreath, stamp, shield, trophy. */
import { firstPageAwards } from './awards/first-page-awards.ts';
import { gulfCoastCareers } from './awards/gulf-coast-careers.ts';
import { nationalResumeDesk } from './awards/national-resume-desk.ts';
import { resumeCraftReview } from './awards/resume-craft-review.ts';
import { writersGuild } from './awards/writers-guild-of-tampa-bay.ts';
import { type Drawing, drawingSvg } from './drawing.ts';

const awards: Record<string, Drawing> = {
  'writers-guild-of-tampa-bay': writersGuild,
  'resume-craft-review': resumeCraftReview,
  'gulf-coast-careers': gulfCoastCareers,
  'national-resume-desk': nationalResumeDesk,
  'first-page-awards': firstPageAwards,
};

/** The emblems as SVG files, by name. */
export function drawAwards(): Map<string, string> {
  return new Map(Object.entries(awards).map(([name, award]) => [`awards/${name}.svg`, drawingSvg(award)]));
}
