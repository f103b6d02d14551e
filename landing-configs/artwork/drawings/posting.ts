import type { Drawing } from '#artwork/pen/drawing.ts';
import { handleApplications } from './handle-applications.ts';
import { searchDatabases } from './search-databases.ts';
import { shareWithRecruiters } from './share-with-recruiters.ts';

/** What a recruiter does with a resume that was posted. */
export const posting: Record<string, Drawing> = {
  'search-databases': searchDatabases,
  'handle-applications': handleApplications,
  'share-with-recruiters': shareWithRecruiters,
};
