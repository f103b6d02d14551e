import { describe, expect, test } from 'vitest';
import { deskClient, newLead } from '../../testing/desk/desk-client.ts';
import { clocked, minute, offerOf, open, writeRules } from '../../testing/desk/routed-desk.ts';
import { writeFiles } from '../../testing/files/write-dist.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp } from '../../testing/test-app.ts';

describe.each(databases)('on %s', (database) => {
  test('a lead is offered to two people in turn, then the manager is notified once', async () => {
    const clock = { ms: Date.parse('2026-03-02T10:00:00Z') };
    await using server = await createTestApp({ database, clock: () => new Date(clock.ms) });
    const { after, route } = clocked(server, clock);
    const [dana, luis] = [
      await deskClient(server, 'dana@larkfield.example', 'agent'),
      await deskClient(server, 'luis@larkfield.example', 'agent'),
    ];
    await deskClient(server, 'ann@larkfield.example', 'agent');
    const zoe = await deskClient(server, 'zoe@larkfield.example', 'agent');
    const stay = async () => {
      for (const person of [dana, luis, zoe]) await open(person);
    };
    await stay();
    const id = await newLead(server);
    await route();
    expect(offerOf(await luis.lead(id))).toEqual(['Dana', '10:05:00', ['Luis']]);
    await after(5 * minute - 1000);
    expect(offerOf(await luis.lead(id))[0]).toBe('Dana');
    await stay();
    await after(1000);
    expect(offerOf(await luis.lead(id))).toEqual(['Luis', '10:10:00', []]);
    await stay();
    await after(5 * minute);
    for (let second = 0; second < 3; second += 1) await after(1000);
    const { timeline, offer, owner } = await luis.lead(id);
    expect([offer, owner]).toEqual([null, null]);
    expect(timeline.map(({ event }) => event.kind)).toEqual(['received', 'offered', 'offered', 'escalated']);
    const notices = await server.storage.db
      .selectFrom('outbox')
      .select('target')
      .where('target', '=', 'unclaimed-notice')
      .execute();
    expect(notices).toHaveLength(1);
  });

  test('a released lead is offered again, first to others than its last owner, and the manager is notified again', async () => {
    const clock = { ms: Date.parse('2026-03-02T10:00:00Z') };
    await using server = await createTestApp({ database, clock: () => new Date(clock.ms) });
    const { after } = clocked(server, clock);
    const dana = await deskClient(server, 'dana@larkfield.example', 'agent');
    const luis = await deskClient(server, 'luis@larkfield.example', 'agent');
    const id = await newLead(server);
    for (const person of [dana, luis]) await open(person);
    await after(1000);
    await after(5 * minute);
    const kinds = async () => (await dana.lead(id)).timeline.map(({ event }) => event.kind);
    expect(await kinds()).toEqual(['received', 'offered', 'escalated']);
    await dana.claim(id);
    await dana.changed(id, { state: 'waiting' });
    await dana.changed(id, { owner: null });
    for (const person of [dana, luis]) await open(person);
    await after(1000);
    expect(offerOf(await dana.lead(id))).toEqual(['Luis', expect.any(String), []]);
    await after(5 * minute);
    expect((await kinds()).slice(-2)).toEqual(['offered', 'escalated']);
    const notices = await server.storage.db
      .selectFrom('outbox')
      .select('id')
      .where('target', '=', 'unclaimed-notice')
      .execute();
    expect(notices).toHaveLength(2);
  });

  test('the next lead goes to the person whose last turn is the longest ago', async () => {
    const clock = { ms: Date.parse('2026-03-02T10:00:00Z') };
    await using server = await createTestApp({ database, clock: () => new Date(clock.ms) });
    const { after } = clocked(server, clock);
    const people = [
      await deskClient(server, 'dana@larkfield.example'),
      await deskClient(server, 'luis@larkfield.example'),
      await deskClient(server, 'nora@larkfield.example'),
    ];
    for (const person of people) await open(person);
    const names: unknown[] = [];
    for (let index = 0; index < 5; index += 1) {
      const id = await newLead(server);
      await after(1000);
      names.push((await people[0]?.lead(id))?.offer?.to.name);
    }
    expect(names).toEqual(['Dana', 'Luis', 'Nora', 'Dana', 'Luis']);
  });

  test('several servers make an offer once', async () => {
    const clock = { ms: Date.parse('2026-03-02T10:00:00Z') };
    await using server = await createTestApp({ database, clock: () => new Date(clock.ms) });
    const { route } = clocked(server, clock);
    const dana = await deskClient(server, 'dana@larkfield.example');
    await open(dana);
    const id = await newLead(server);
    await Promise.all(Array.from({ length: 8 }, route));
    expect((await dana.lead(id)).timeline.map(({ event }) => event.kind)).toEqual(['received', 'offered']);
  });
});

test('without anyone at the desk, the manager is notified when the promise is broken, within the hours', async () => {
  // Friday, 5:58 p.m. in New York, on the weekend of the switch to daylight saving.
  const clock = { ms: Date.parse('2026-03-06T22:58:00Z') };
  await using server = await createTestApp({ clock: () => new Date(clock.ms) });
  writeRules(server, {
    zone: 'America/New_York',
    hours: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '09:00', until: '18:00' }],
  });
  const { after } = clocked(server, clock);
  const dana = await deskClient(server, 'dana@larkfield.example');
  const id = await newLead(server);
  expect((await dana.lead(id)).answerBy).toBe('2026-03-09T13:03:00.000Z');
  clock.ms = Date.parse('2026-03-09T13:02:59Z');
  await after(0);
  expect((await dana.lead(id)).timeline).toHaveLength(1);
  await after(1000);
  expect((await dana.lead(id)).timeline.at(-1)?.event.kind).toBe('escalated');
});

test('routes decide who is offered a lead: the first that fits counts', async () => {
  const clock = { ms: Date.parse('2026-03-02T10:00:00Z') };
  await using server = await createTestApp({ clock: () => new Date(clock.ms) });
  const [dana, luis] = ['dana@larkfield.example', 'luis@larkfield.example'];
  writeFiles(server.distDir, {
    '.build/pages.json': JSON.stringify([{ name: 'lp8', route: '/lp8/', title: 'Landing page 8' }]),
  });
  writeRules(server, {
    routes: [
      { countries: ['Canada'], to: ['Ann@larkfield.example'] },
      { forms: ['order'], pages: ['lp8'], to: [luis] },
      { services: ['Executive Resume'], during: 'closed', to: [luis] },
      { services: ['executive resume'], during: 'open', to: [dana] },
    ],
  });
  const { after } = clocked(server, clock);
  const people = [await deskClient(server, dana), await deskClient(server, luis)];
  const offeredTo = async (fields: Record<string, unknown>) => {
    for (const person of people) await open(person);
    const id = await newLead(server, fields);
    await after(1000);
    return (await people[0]?.lead(id))?.offer?.to.name;
  };
  const page = (path: string) => `https://larkfield.example${path}`;
  for (const _ of [1, 2])
    expect(await offeredTo({ form: 'order', pageUrl: page('/lp8/?gclid=1') })).toBe('Luis');
  for (const _ of [1, 2])
    expect(await offeredTo({ serviceName: 'Executive Resume', pageUrl: page('/pricing/') })).toBe('Dana');
  // Ann does not have the desk open.
  expect(await offeredTo({ country: 'CANADA' })).toBeUndefined();
  expect(await offeredTo({ form: 'order', pageUrl: page('/pricing/') })).toBe('Luis');
});

test('the metrics say how long the oldest unclaimed lead has waited within the hours', async () => {
  const clock = { ms: Date.parse('2026-03-02T22:00:00Z') };
  await using server = await createTestApp({ clock: () => new Date(clock.ms) });
  writeRules(server, { zone: 'UTC', hours: [{ days: ['mon', 'tue'], from: '09:00', until: '22:10' }] });
  await newLead(server);
  clock.ms = Date.parse('2026-03-03T09:05:00Z');
  const text = await server.parts.metrics.text();
  expect(text).toMatch(/^desk_unclaimed 1$/m);
  expect(text).toMatch(/^desk_oldest_unclaimed_seconds 900$/m);
});

test('many leads that wait for someone who is not there do not hold up the others', async () => {
  const clock = { ms: Date.parse('2026-03-02T10:00:00Z') };
  await using server = await createTestApp({ clock: () => new Date(clock.ms) });
  const { route } = clocked(server, clock);
  await deskClient(server, 'ann@larkfield.example', 'agent');
  const dana = await deskClient(server, 'dana@larkfield.example', 'agent');
  writeRules(server, {
    answerWithinMs: 5 * minute,
    routes: [{ services: ['CV'], to: ['ann@larkfield.example'] }],
  });
  await open(dana);
  for (let index = 0; index < 100; index += 1) await newLead(server, { serviceName: 'CV' });
  const id = await newLead(server, { serviceName: 'Resume' });
  await route();
  expect(offerOf(await dana.lead(id))[0]).toBe('Dana');
});
