import type { TestProject } from 'vitest/node';
import { buildOnce } from '../generator/fixtures/build-once.ts';

/** The tests in this folder check the site built from it. */
export default (project: TestProject) => buildOnce(project, 'landing-configs');
