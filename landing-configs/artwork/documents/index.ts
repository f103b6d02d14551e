import type { Document } from '#artwork/pages/documents.ts';
import { careerSwitch } from './career-switch.ts';
import { coverLetter } from './cover-letter.ts';
import { entryLevel } from './entry-level.ts';
import { followUpLetter } from './follow-up-letter.ts';
import { jobPosting } from './job-posting.ts';
import { linkedinProfile } from './linkedin-profile.ts';
import { recommendationLetter } from './recommendation-letter.ts';
import { resumeWriting } from './resume-writing.ts';
import { thankYouLetter } from './thank-you-letter.ts';

/** The documents in the order of the services. */
export const documents: readonly Document[] = [
  resumeWriting,
  coverLetter,
  linkedinProfile,
  careerSwitch,
  entryLevel,
  thankYouLetter,
  followUpLetter,
  recommendationLetter,
  jobPosting,
];
