import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crmBody } from '../delivery/targets/crm.ts';
import { webhookBody } from '../delivery/targets/webhook.ts';
import { emailCall, json } from '../testing/leads/lead-bodies.ts';
import { deliveryOf } from '../testing/leads/stored-lead.ts';
import { databases } from '../testing/storage/databases.ts';
import { corpus } from './corpus/index.ts';
import { type HostileRun, nameOfCase, type ProcessState, startHostileRun, visitorOf } from './hostile-run.ts';
import { faultsOfLog } from './judge-log.ts';
import { faultOfMail } from './judge-mail.ts';
import { faultOfLead, faultOfTexts } from './judge-text.ts';
import { dropConnections, openSlowConnections } from './nuisances.ts';

/** What the process may grow by over all cases. */
const growthMb = 250;

describe.each(databases)('on %s', (database) => {
  let run: HostileRun;
  let before: ProcessState;

  beforeAll(async () => {
    run = await startHostileRun(database);
    before = run.process();
  });

  afterAll(() => run[Symbol.asyncDispose]());

  test.each(corpus)('$name: each is refused clearly, or taken and harmless', async (family) => {
    expect(await run.send(family)).toEqual([]);
  });

  test('connections that never end, or are gone at any moment, hold nobody up', async () => {
    using _slow = await openSlowConnections(run.port, 150, 50);
    const dropped = dropConnections(run.port, 400);
    const began = performance.now();
    for (let index = 0; index < 20; index += 1) {
      expect((await fetch(`${run.url}/lp8/`)).status).toBe(200);
      const lead = json(emailCall({ email: `patient-${index}@mail.example` }));
      expect((await fetch(`${run.url}/api/email/send-resume-email`, lead)).status).toBe(200);
    }
    expect(performance.now() - began).toBeLessThan(20_000);
    await dropped;
  });

  test('the server goes on: the same process, ready, not much larger, and with a lead as ever', async () => {
    const lead = await fetch(`${run.url}/api/email/send-resume-email`, json(emailCall()));
    const thanks = { success: true, message: 'Your request has been received.' };
    expect([lead.status, await lead.json()]).toEqual([200, thanks]);
    const ready = await fetch(`${run.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', missing: [] }]);
    const now = run.process();
    expect(now.id).toBe(before.id);
    expect(now.memoryMb).toBeLessThan(before.memoryMb + growthMb);
  });

  test('mails tell of every lead, and nothing in them is more than text', async () => {
    for (let patience = 200; patience > 0 && (await waiting(run)).length > 0; patience -= 1) await sleep(100);
    expect(await waiting(run)).toEqual([]);
    const mails = run.mails();
    expect(mails.length).toBeGreaterThan(500);
    const faults = (await Promise.all(mails.map(faultOfMail))).filter((found) => found !== undefined);
    expect(faults.map(({ fault, visitor }) => `${nameOfCase(visitor)}: ${fault}`)).toEqual([]);
  });

  test('every line of the log is JSON, and none is an error', () => {
    expect(faultsOfLog(run.log())).toEqual([]);
  });

  test('what was taken is stored, and handed on, in texts that do no harm', async () => {
    const { exitCode, storage } = await run.stop();
    expect(exitCode).toBe(0);
    const leads = await storage.db.selectFrom('leads').selectAll().execute();
    const payloads = await storage.db.selectFrom('submissions').select('payload').execute();
    await storage.close();
    const faults = leads.flatMap((lead) => {
      const handedOn = [crmBody(lead, 'larkfield-resumes'), webhookBody(deliveryOf(lead))];
      const found = faultOfLead(lead) ?? faultOfTexts(handedOn);
      return found === undefined ? [] : `${nameOfCase(lead.idempotency_key, lead.email)}: ${found}`;
    });
    expect(faults).toEqual([]);
    expect(payloads.filter(({ payload }) => payload.includes('\0'))).toEqual([]);
    const known = new Set(leads.flatMap(({ idempotency_key, email }) => [idempotency_key, email]));
    const lost = corpus
      .flatMap(({ cases }) => cases)
      .filter((hostile) => hostile.expected.outcome === 'harmless' && hostile.expected.isLead)
      .filter((hostile) => !known.has(visitorOf(hostile)));
    expect(lost.map(({ name }) => name)).toEqual([]);
  });
});

/** The lines of the metrics that say that somebody is still to be told, or cannot be. */
async function waiting({ url }: HostileRun): Promise<string[]> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return text.match(/^outbox_(?:pending|dead)\{.*\} (?!0$).*/gm) ?? [];
}
