import type { TestProject } from 'vitest/node';
import { buildOnce } from '../generator/fixtures/build-once.ts';

/** The tests in this folder look at the site that is built from it. */
export default (project: TestProject) => buildOnce(project, 'landing-configs');
