import type { Drawing } from '#artwork/pen/drawing.ts';
import { careerSwitch } from './career-switch.ts';
import { coverLetters } from './cover-letters.ts';
import { entryLevel } from './entry-level.ts';
import { followUpLetter } from './follow-up-letter.ts';
import { interactiveResume } from './interactive-resume.ts';
import { jobPosting } from './job-posting.ts';
import { linkedinProfile } from './linkedin-profile.ts';
import { recommendationLetter } from './recommendation-letter.ts';
import { resumeWriting } from './resume-writing.ts';
import { thankYouLetter } from './thank-you-letter.ts';
import { videoResume } from './video-resume.ts';
import { webBasedResume } from './web-based-resume.ts';

/** One drawing for each service. */
export const services: Record<string, Drawing> = {
  'resume-writing': resumeWriting,
  'cover-letters': coverLetters,
  'linkedin-profile': linkedinProfile,
  'career-switch': careerSwitch,
  'entry-level': entryLevel,
  'web-based-resume': webBasedResume,
  'video-resume': videoResume,
  'interactive-resume': interactiveResume,
  'thank-you-letter': thankYouLetter,
  'follow-up-letter': followUpLetter,
  'recommendation-letter': recommendationLetter,
  'job-posting': jobPosting,
};
