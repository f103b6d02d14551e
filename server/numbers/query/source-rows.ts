import type { CampaignRow, DeviceRow, DeviceSpeedRow, SourceRow } from '../../../schema/api/numbers.ts';
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

/** The devices, without those that only opened forms: these are not shown by device. */
export function deviceRows(cells: readonly Cell[]): DeviceRow[] {
  const known = cells.filter(({ device }) => device !== undefined);
  return ratedBy(known, ({ device = '' }) => device)
    .filter(([, { views, leads, linksOpened, paid }]) => views + leads + linksOpened + paid > 0)
    .map(([device, { formsOpened: _, ...counts }]) => ({ device, ...counts }));
}

/** The devices with their speed. */
export function deviceSpeedRows(cells: readonly Cell[], speed: readonly SpeedCell[]): DeviceSpeedRow[] {
  const speedBy = Map.groupBy(speed, ({ device }) => device);
  return deviceRows(cells).map((row) => ({
    ...row,
    ...speedOf(row.device === '' ? [] : (speedBy.get(row.device) ?? [])),
  }));
}
