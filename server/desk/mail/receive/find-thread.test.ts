import { describe, expect, test } from 'vitest';
import { newLead } from '../../../testing/desk/desk-client.ts';
import { createMailDesk } from '../../../testing/desk/mail/mail-desk.ts';
import { message } from '../../../testing/desk/mail/message.ts';
import { databases } from '../../../testing/storage/databases.ts';

const email = 'jordan@mail.example';

describe.each(databases)('on %s', (database) => {
  test('a valid key leads to its lead from any sender and in any header of a recipient', async () => {
    await using desk = await createMailDesk(database);
    const id = await newLead(desk.server, { email });
    const key = desk.addressOf(id);
    for (const headers of [
      { To: key },
      { To: `"Larkfield" <${key.toUpperCase()}>` },
      { Cc: `someone@mail.example, ${key}` },
      { 'Delivered-To': key },
      { 'X-Original-To': `<${key}>` },
    ])
      expect(await desk.receive(message({ From: 'wife@other.example', ...headers }))).toMatchObject({
        leadId: id,
        by: 'key',
      });
  });

  test('a reference leads to its lead only for an address of that thread', async () => {
    await using desk = await createMailDesk(database);
    const id = await newLead(desk.server, { email });
    const sent = await desk.reply(id);
    const later = await newLead(desk.server, { email, serviceName: 'Cover letter' });
    expect(await desk.receive(message({ 'In-Reply-To': sent }))).toMatchObject({
      leadId: id,
      by: 'reference',
    });
    expect(await desk.receive(message({ References: `<x@y.example> ${sent}` }))).toMatchObject({
      leadId: id,
    });
    const stranger = { From: 'stranger@mail.example', 'In-Reply-To': sent };
    expect(await desk.receive(message(stranger))).toMatchObject({ by: 'new' });
    // Once the key has shown that this address belongs there, its references count.
    await desk.receive(message({ ...stranger, To: desk.addressOf(id) }));
    expect(await desk.receive(message(stranger))).toMatchObject({ leadId: id, by: 'reference' });
    // Without a reference, the latest lead of the address is meant.
    expect(await desk.receive(message({}))).toMatchObject({ leadId: later, by: 'sender' });
  });

  test('someone else’s reference never leads into a stranger’s thread', async () => {
    await using desk = await createMailDesk(database);
    const jordan = await newLead(desk.server, { email });
    const casey = await newLead(desk.server, { email: 'casey@mail.example' });
    const sent = await desk.reply(jordan);
    const forged = {
      From: 'casey@mail.example',
      References: sent,
      To: `hello+${'a'.repeat(39)}@larkfield.example`,
    };
    expect(await desk.receive(message(forged))).toMatchObject({ leadId: casey, by: 'sender' });
  });

  test('an address of leads that staff assigned to two people is assigned to neither, and its mail to one more', async () => {
    await using desk = await createMailDesk(database);
    const ids = [];
    for (let index = 0; index < 4; index += 1)
      ids.push(
        await newLead(desk.server, {
          email: index < 2 ? email : `other${index}@mail.example`,
          serviceName: `Service ${index}`,
        }),
      );
    const [one, two, three, four] = ids as [string, string, string, string];
    await desk.nora.post(`leads/${one}/join`, { leadId: three });
    expect(await desk.receive(message({}))).toMatchObject({ leadId: two });
    await desk.nora.post(`leads/${two}/join`, { leadId: four });
    const { by, leadId } = await desk.receive(message({}));
    expect(by).toBe('new');
    expect(await desk.receive(message({}))).toMatchObject({ leadId });
  });

  test('spam of an address does not receive its mail', async () => {
    await using desk = await createMailDesk(database);
    const id = await newLead(desk.server, { email });
    await desk.nora.changed(id, { isSpam: true, reason: 'Ads' });
    expect(await desk.receive(message({}))).toMatchObject({ leadId: null });
  });
});
