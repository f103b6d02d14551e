import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crmBody } from '../delivery/targets/crm.ts';
import { webhookBody } from '../delivery/targets/webhook.ts';
import { emailCall, json } from '../testing/leads/lead-bodies.ts';
import { deliveryOf } from '../testing/leads/stored-lead.ts';
import { databases } from '../testing/storage/databases.ts';
import { dropConnections, openSlowConnections } from './bad-connections.ts';
import { logProblems } from './checks/check-log.ts';
import { mailProblem } from './checks/check-mail.ts';
import { leadProblem, textsProblem } from './checks/check-text.ts';
import { corpus } from './corpus/index.ts';
import { caseNameOf, type HostileRun, type ProcessState, startHostileRun, visitorOf } from './hostile-run.ts';

/** How much the process can grow over all cases. */
const growthMb = 250;

describe.each(databases)('on %s', (database) => {
  let run: HostileRun;
  let before: ProcessState;

  beforeAll(async () => {
    run = await startHostileRun(database);
    before = run.process();
  });

  afterAll(() => run[Symbol.asyncDispose]());

  test.each(corpus)('$name: each is rejected clearly or accepted and harmless', async (family) => {
    expect(await run.send(family)).toEqual([]);
  });

  test('endless and dropped connections do not slow others down', async () => {
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

  test('afterwards the same process is ready, not much larger, and accepts leads', async () => {
    const lead = await fetch(`${run.url}/api/email/send-resume-email`, json(emailCall()));
    const thanks = { success: true, message: 'Your request has been received.' };
    expect([lead.status, await lead.json()]).toEqual([200, thanks]);
    const ready = await fetch(`${run.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', missing: [] }]);
    const now = run.process();
    expect(now.id).toBe(before.id);
    expect(now.memoryMb).toBeLessThan(before.memoryMb + growthMb);
  });

  test('mail is sent for every lead and contains visitor input only as text', async () => {
    for (let attempts = 200; attempts > 0 && (await undelivered(run)).length > 0; attempts -= 1)
      await sleep(100);
    expect(await undelivered(run)).toEqual([]);
    const mails = run.mails();
    expect(mails.length).toBeGreaterThan(500);
    const problems = (await Promise.all(mails.map(mailProblem))).filter((found) => found !== undefined);
    expect(problems.map(({ problem, visitor }) => `${caseNameOf(visitor)}: ${problem}`)).toEqual([]);
  });

  test('every log line is JSON, and none is an error', () => {
    expect(logProblems(run.log())).toEqual([]);
  });

  test('accepted leads are stored and delivered as harmless text', async () => {
    const { exitCode, storage } = await run.stop();
    expect(exitCode).toBe(0);
    const leads = await storage.db.selectFrom('leads').selectAll().execute();
    const payloads = await storage.db.selectFrom('submissions').select('payload').execute();
    await storage.close();
    const problems = leads.flatMap((lead) => {
      const delivered = [crmBody(lead, 'larkfield-resumes'), webhookBody(deliveryOf(lead), '')];
      const found = leadProblem(lead) ?? textsProblem(delivered);
      return found === undefined ? [] : `${caseNameOf(lead.idempotency_key, lead.email)}: ${found}`;
    });
    expect(problems).toEqual([]);
    expect(payloads.filter(({ payload }) => payload.includes('\0'))).toEqual([]);
    const known = new Set(leads.flatMap(({ idempotency_key, email }) => [idempotency_key, email]));
    const missing = corpus
      .flatMap(({ cases }) => cases)
      .filter((hostile) => hostile.expected.outcome === 'harmless' && hostile.expected.isLead)
      .filter((hostile) => !known.has(visitorOf(hostile)));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});

/** Metrics lines that show pending or dead-lettered deliveries. */
async function undelivered({ url }: HostileRun): Promise<string[]> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return text.match(/^outbox_(?:pending|dead)\{.*\} (?!0$).*/gm) ?? [];
}
