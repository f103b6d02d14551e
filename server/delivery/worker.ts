import { createLane } from './lane.ts';
import type { DeliveryWorkerParts } from './worker-parts.ts';

export type DeliveryWorker = ReturnType<typeof startDeliveryWorker>;

/**
 * Delivers the outbox until stopped. At least once: after a crash between a delivery and its record, the next attempt
 * repeats it with the same id. Several workers, in one process or many, never attempt the same delivery concurrently.
 */
export function startDeliveryWorker(parts: DeliveryWorkerParts) {
  const lanes = parts.targets.map((target) => createLane(parts, target));
  const timer = setInterval(() => {
    for (const lane of lanes) lane.poll();
  }, parts.settings.pollMs);
  for (const lane of lanes) lane.start();
  return {
    /**
     * Starts no more deliveries and resolves when the outcomes of those in progress are recorded.
     * @param deadlineMs when to abort what is still in progress; it is retried later
     */
    async stop(deadlineMs: number): Promise<void> {
      clearInterval(timer);
      await Promise.all(lanes.map((lane) => lane.stop(deadlineMs)));
    },
  };
}
