import { create as contentDisposition } from 'content-disposition';
import type { Context } from 'hono';
import { HttpError } from '../../errors.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import type { ExperimentReport } from '../report/report-file.ts';
import { takeProblemOf } from '../report/take-problem.ts';
import { findRunning } from './find-experiment.ts';

/**
 * Answers with the patch that takes a variant of a running experiment, whether or not it may be taken already.
 * @throws HttpError unknown_experiment, unknown_variant
 */
export function sendPatch(c: Context<ServerEnv>, report: ExperimentReport): Response {
  const experiment = findRunning(report, c.req.param('name') ?? '');
  const { name, file, split, takes } = experiment;
  const variant = c.req.query('variant') ?? '';
  const take = Object.hasOwn(takes, variant) ? takes[variant] : undefined;
  if (!take)
    throw new HttpError('unknown_variant', {
      message: Object.hasOwn(split, variant)
        ? `“${variant}” of “${name}” cannot be written into ${file}: ${takeProblemOf(experiment, variant)}`
        : `The experiment “${name}” has no variant “${variant}”. Use ?variant= with one of ${Object.keys(split).join(', ')}.`,
    });
  return c.body(take.patch, 200, {
    'content-type': 'text/x-diff; charset=utf-8',
    'content-disposition': contentDisposition(`${name}-${variant}.patch`),
  });
}
