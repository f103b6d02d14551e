import type { Experiment } from '../../schema/generated/types.ts';
import type { UntestablePage } from '../errors/catalog/experiments.ts';
import { type Finding, finding } from '../errors/finding.ts';
import type { PageSource } from '../load/loaded-page.ts';
import { isRow } from '../load/matrix/matrix.ts';
import { defaultThanks } from '../prepare/defaults.ts';
import { isPaymentRoute } from '../prepare/frame/payment-route.ts';
import { outPath } from '../write/out-path.ts';

/** Finds an experiment on a page where its metric says nothing, or that the server does not choose by address. */
export function placeFindings(
  { name, data }: PageSource,
  experiment: Pick<Experiment, 'name' | 'metric'>,
): Finding[] {
  const reason = untestable(name, String(data.route), experiment.metric ?? 'lead');
  return reason ? [finding('UntestablePage', { name: experiment.name, reason }, ['experiment'], 'key')] : [];
}

function untestable(name: string, route: string, metric: string): UntestablePage | undefined {
  if (isRow(name)) return 'matrix';
  if (outPath(route) === outPath('/404')) return 'missing';
  if (isPaymentRoute(route)) return 'payment';
  // Its visitors have left their details already.
  return outPath(route) === outPath(defaultThanks) && metric !== 'paid' ? 'thanks' : undefined;
}
