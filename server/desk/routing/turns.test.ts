import { expect, test } from 'vitest';
import { deskClient, newLead } from '../../testing/desk/desk-client.ts';
import { clocked, minute, offerOf, open, writeRules } from '../../testing/desk/routed-desk.ts';
import { createTestApp } from '../../testing/test-app.ts';

test('who passes on a lead lets the next one have it at once, and a claim ends all offers', async () => {
  const clock = { ms: Date.parse('2026-03-02T10:00:00Z') };
  await using server = await createTestApp({ clock: () => new Date(clock.ms) });
  const { after, route } = clocked(server, clock);
  const dana = await deskClient(server, 'dana@larkfield.example');
  const luis = await deskClient(server, 'luis@larkfield.example');
  for (const person of [dana, luis]) await open(person);
  const id = await newLead(server);
  await route();
  await luis.post(`leads/${id}/pass`, {});
  await route();
  expect((await luis.lead(id)).offer?.to.name).toBe('Dana');
  await dana.post(`leads/${id}/pass`, {});
  await after(1000);
  expect((await dana.lead(id)).offer?.to.name).toBe('Luis');
  await luis.claim(id);
  await after(60 * minute);
  const lead = await luis.lead(id);
  expect([lead.offer, lead.timeline.map(({ event }) => event.kind)]).toEqual([
    null,
    ['received', 'offered', 'passed', 'offered', 'claimed'],
  ]);
});

test('a passed turn is not a missed one, and work on a lead gives everyone a turn again', async () => {
  const clock = { ms: Date.parse('2026-03-02T10:00:00Z') };
  await using server = await createTestApp({ clock: () => new Date(clock.ms) });
  const { after, route } = clocked(server, clock);
  const dana = await deskClient(server, 'dana@larkfield.example');
  const luis = await deskClient(server, 'luis@larkfield.example');
  const zoe = await deskClient(server, 'zoe@larkfield.example');
  const stay = async () => {
    for (const person of [dana, luis, zoe]) await open(person);
  };
  await stay();
  const id = await newLead(server);
  await route();
  const untilTurnEnds = async () => {
    clock.ms += 5 * minute;
    await stay();
    await route();
  };
  await dana.post(`leads/${id}/pass`, {});
  await after(1000);
  await untilTurnEnds();
  expect(offerOf(await luis.lead(id))).toEqual(['Zoe', '10:10:01', []]);
  await luis.claim(id);
  await luis.changed(id, { owner: null });
  await untilTurnEnds();
  expect(offerOf(await luis.lead(id))).toEqual(['Dana', '10:15:01', ['Zoe']]);
});

test('a lead that was taken for spam is promised an answer from its release on', async () => {
  const clock = { ms: Date.parse('2026-03-02T10:00:00Z') };
  await using server = await createTestApp({ clock: () => new Date(clock.ms) });
  const { after } = clocked(server, clock);
  const dana = await deskClient(server, 'dana@larkfield.example');
  const id = await newLead(server);
  await dana.changed(id, { isSpam: true, reason: 'Advertising' });
  await after(60 * minute);
  await dana.changed(id, { isSpam: false });
  await after(1000);
  expect((await dana.lead(id)).answerBy).toBe('2026-03-02T11:05:01.000Z');
  await after(5 * minute);
  expect((await dana.lead(id)).timeline.at(-1)?.event.kind).toBe('escalated');
});

test('while the company is closed, only a route for these hours offers leads', async () => {
  const clock = { ms: Date.parse('2026-03-02T23:00:00Z') };
  await using server = await createTestApp({ clock: () => new Date(clock.ms) });
  const { after } = clocked(server, clock);
  const dana = await deskClient(server, 'dana@larkfield.example');
  writeRules(server, {
    hours: [{ days: ['mon', 'tue'], from: '09:00', until: '18:00' }],
    routes: [{ services: ['Rush'], during: 'closed', to: [dana.email] }],
  });
  await open(dana);
  const rush = await newLead(server, { serviceName: 'Rush' });
  const other = await newLead(server, { serviceName: 'Resume' });
  await after(1000);
  expect(offerOf(await dana.lead(rush))[0]).toBe('Dana');
  expect(offerOf(await dana.lead(other))).toEqual([undefined, undefined, []]);
  clock.ms = Date.parse('2026-03-03T09:00:00Z');
  await open(dana);
  await after(0);
  expect(offerOf(await dana.lead(other))[0]).toBe('Dana');
});

test('a lead whose promise was long broken when the desk first sees it is not offered', async () => {
  const clock = { ms: Date.parse('2026-03-02T10:00:00Z') };
  await using server = await createTestApp({ clock: () => new Date(clock.ms) });
  const { after } = clocked(server, clock);
  const dana = await deskClient(server, 'dana@larkfield.example');
  const ids = [await newLead(server), await newLead(server)];
  const takenIn = async (minutes: number) => {
    await server.storage.db.deleteFrom('desk_leads').execute();
    clock.ms = Date.parse('2026-03-02T10:00:00Z') + minutes * minute;
    await server.desk.intake.catchUp();
    await open(dana);
    await after(0);
    return (await dana.lead(ids[0] ?? '')).offer?.to.name;
  };
  expect(await takenIn(64)).toBe('Dana');
  expect(await takenIn(66)).toBeUndefined();
});
