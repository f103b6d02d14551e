/**
 * Sends reports of views at an even rate, in a process of its own: `node send-views.ts PORT PER_SECOND SECONDS [ADDRESS]`.
 * Without an address, each report is from another one. What cannot be sent in time is left out. Prints the counts as JSON.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ViewReport } from '../../../schema/api/views.ts';
import { type HttpConnection, openConnection } from '../../testing/http-client.ts';

export interface SentViews {
  sent: number;
  /** Those answered with 204. */
  accepted: number;
  /** Those answered with 429. */
  refused: number;
}

const [port = 0, perSecond = 0, seconds = 0] = process.argv.slice(2, 5).map(Number);
const address = process.argv[5];

const connections = 64;

const kinds: ViewReport['kind'][] = ['view', 'view', 'view', 'form-opened', 'form-begun'];

const userAgents = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/146.0.0.0 Safari/537.36',
];

const campaigns = Array.from({ length: 20 }, () => randomUUID().slice(0, 8));

const count: SentViews = { sent: 0, accepted: 0, refused: 0 };

async function sendNext(line: HttpConnection): Promise<void> {
  const index = count.sent;
  count.sent += 1;
  const page = `/page-${index % 29}/`;
  const report: ViewReport = {
    kind: kinds[index % kinds.length] as ViewReport['kind'],
    page,
    revision: 'revision',
    landing: `0 https://a.example${page}?utm_source=google&utm_medium=cpc&utm_campaign=${campaigns[index % 20]} `,
    width: 390,
  };
  const { status } = await line.post('/api/views', JSON.stringify(report), {
    'content-type': 'application/json',
    'user-agent': userAgents[index % userAgents.length] as string,
    'x-forwarded-for': address ?? `203.0.${(index >> 8) & 255}.${index & 255}`,
  });
  if (status === 204) count.accepted += 1;
  if (status === 429) count.refused += 1;
}

const lines = await Promise.all(Array.from({ length: connections }, () => openConnection(port)));
const idle = [...lines];
const startedMs = performance.now();
const elapsed = () => (performance.now() - startedMs) / 1000;

/** One timer for all connections: this process must leave the machine to the server. */
function sendDue(): void {
  const due = perSecond * Math.min(seconds, elapsed());
  while (count.sent < due) {
    const line = idle.pop();
    if (!line) return;
    void sendNext(line).finally(() => idle.push(line));
  }
}

while (elapsed() < seconds) {
  sendDue();
  await sleep(1);
}
sendDue();
while (idle.length < connections) await sleep(1);
for (const line of lines) line.close();
console.log(JSON.stringify(count));
