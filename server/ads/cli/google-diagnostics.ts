import { counted } from '../../cli/text/counted.ts';
import { harmlessLine } from '../../cli/text/terminal-text.ts';
import { reasonOf } from '../../lib/reason-of.ts';
import { partsOf } from '../conversion-names.ts';
import { lastRequests } from '../count-conversions.ts';
import { createAccessTokens } from '../google/access-token.ts';
import { retrieveStatus } from '../google/request-status.ts';
import type { AdTools } from './ad-command.ts';

/** Requests of each target that Google is asked about. */
const requestsPerTarget = 3;

/** What Google found in the newest requests after it had accepted them, a line for each. */
export async function googleDiagnostics({ config, ads, storage, clock }: AdTools): Promise<string[]> {
  const account = config.ads.google;
  if (!account) return [];
  const tokens = createAccessTokens(account.key, clock);
  const lines: string[] = [];
  for (const { target } of ads.destinations.filter((one) => partsOf(one.target).platform === 'google'))
    for (const { id, events } of await lastRequests(storage.db, target, requestsPerTarget)) {
      const signal = AbortSignal.timeout(config.delivery.timeoutMs);
      const found = await retrieveStatus({ account, tokens, requestId: id, signal }).then(
        ({ status, errors }) =>
          [status, ...errors.map(({ reason, count }) => `${count} × ${reason}`)].join(', '),
        (error: unknown) => reasonOf(error),
      );
      lines.push(harmlessLine(`${target}, request ${id} with ${counted(events, 'event')}: ${found}`));
    }
  return lines;
}
