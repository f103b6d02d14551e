import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openConnection } from '../../testing/http-client.ts';
import { emailCall } from '../../testing/leads/lead-bodies.ts';
import type { SentViews } from './send-views.ts';

export interface Rate {
  perSecond: number;
  seconds: number;
}

/** Sends leads at an even rate, whether or not earlier ones were answered. @returns the latency of each in ms */
export async function sendLeads(port: number, { perSecond, seconds }: Rate): Promise<number[]> {
  const waiting: Promise<number>[] = [];
  const startedMs = performance.now();
  for (let sent = 0; sent < perSecond * seconds; sent += 1) {
    waiting.push(sendLead(port));
    await sleep(Math.max(0, startedMs + ((sent + 1) * 1000) / perSecond - performance.now()));
  }
  return Promise.all(waiting);
}

/** @returns the latency in ms */
async function sendLead(port: number): Promise<number> {
  const line = await openConnection(port);
  const body = JSON.stringify(emailCall({ email: `${randomUUID()}@proof.example`, form: 'order' }));
  const sentMs = performance.now();
  const answer = await line.post('/api/email/send-resume-email', body, {
    'content-type': 'application/json',
  });
  line.close();
  if (answer.status !== 200) throw new Error(`A lead was refused: ${answer.status} ${answer.body}`);
  return performance.now() - sentMs;
}

/**
 * In a process of its own, because the clients of the leads measure their latency in this one.
 * @param address the one that sends all reports; by default, each is from another one
 */
export async function sendViews(
  port: number,
  { perSecond, seconds }: Rate,
  address?: string,
): Promise<SentViews> {
  const script = fileURLToPath(new URL('./send-views.ts', import.meta.url));
  const args = [script, port, perSecond, seconds, ...(address ? [address] : [])].map(String);
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout);
}
