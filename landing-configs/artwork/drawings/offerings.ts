import type { Drawing } from '#artwork/pen/drawing.ts';
import { industryWebResume } from './industry-web-resume.ts';
import { linkedinOptimization } from './linkedin-optimization.ts';
import { searchStrategy } from './search-strategy.ts';

/** Offerings in addition to the services. */
export const offerings: Record<string, Drawing> = {
  'linkedin-optimization': linkedinOptimization,
  'industry-web-resume': industryWebResume,
  'search-strategy': searchStrategy,
};
