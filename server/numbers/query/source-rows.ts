import type { CampaignRow, DeviceSpeedRow, NumberDevice, SourceRow } from '../../../schema/api/numbers.ts';
import { ratedBy } from './counts.ts';
import { type SpeedCell, speedOf } from './speed.ts';
import type { Cell } from './sums.ts';

/** The sources with their campaigns. */
export function sourceRows(cells: readonly Cell[]): SourceRow[] {
  return ratedBy(cells, ({ source = '' }) => source).map(([source, counts, own]) => {
    const campaigns = ratedBy(own, ({ campaign = '' }) => campaign).map(
      ([campaign, of]): CampaignRow => ({ campaign, ...of }),
    );
    return { source, ...counts, campaigns: campaigns.some(({ campaign }) => campaign) ? campaigns : [] };
  });
}

/** The devices with their speed. */
export function deviceRows(cells: readonly Cell[], speed: readonly SpeedCell[]): DeviceSpeedRow[] {
  const speedBy = Map.groupBy(speed, ({ device }) => device);
  return ratedBy(cells, ({ device = '' }) => device as NumberDevice | '').map(([device, counts]) => ({
    device,
    ...counts,
    ...speedOf(device === '' ? [] : (speedBy.get(device) ?? [])),
  }));
}
