import type { Context, Hono } from 'hono';
import type { DeskChatAnswer } from '../../../schema/api/chat.ts';
import type { ConversionRules } from '../../ads/conversion-names.ts';
import { leadIdOf, leadNotFound } from '../../desk/calls/desk-call-parts.ts';
import type { Desk } from '../../desk/desk.ts';
import { readNames } from '../../desk/people.ts';
import { canSee, type Viewer, viewerOf } from '../../desk/viewer.ts';
import { onlyMethods } from '../../http/only-methods.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import type { Clock } from '../../lib/clock.ts';
import { readStorage } from '../../storage/read-storage.ts';
import type { Storage, Work } from '../../storage/storage.ts';
import { blockVisitor, endChat } from '../close-chat.ts';
import { readDeskChat } from '../desk-chat.ts';
import { toMessage } from '../messages.ts';
import { sendStaffMessage } from '../send-staff-message.ts';
import { noteState } from '../state.ts';
import type { ReadTranscriptParts } from '../transcript/transcript-parts.ts';
import { readStaffMessage, readState } from './read-bodies.ts';

export interface StaffChatParts {
  storage: Pick<Storage, 'db' | 'commit'>;
  desk: Pick<Desk, 'feed'>;
  clock: Clock;
  transcript: ReadTranscriptParts;
  /** What first answers are reported to. */
  conversions: ConversionRules | undefined;
}

/** Registers the calls with which staff answer chats, below those of a lead. */
export function staffChatCalls(app: Hono<ServerEnv>, parts: StaffChatParts): void {
  const { storage, desk, clock, transcript } = parts;
  const path = '/api/staff/leads/:id/chat';

  onlyMethods(app, path, {
    GET: async (c: Context<ServerEnv>) => {
      const [id, viewer] = [leadIdOf(c), viewerOf(c.get('staff'))];
      const conversation = await readStorage(
        (async () => {
          const [isVisible, personOf] = await Promise.all([
            canSee(storage.db, viewer, id),
            readNames(storage.db),
          ]);
          return isVisible ? readDeskChat(storage.db, id, personOf, clock()) : null;
        })(),
      );
      if (!conversation) throw leadNotFound();
      return c.json<DeskChatAnswer>({ success: true, conversation });
    },
    POST: async (c: Context<ServerEnv>) => {
      const [id, viewer] = [leadIdOf(c), viewerOf(c.get('staff'))];
      const message = await readStaffMessage(c);
      const sent = { leadId: id, viewer, message, conversions: parts.conversions, now: clock() };
      const row = await storage.commit((trx) => sendStaffMessage(trx, sent));
      if (!row) throw leadNotFound();
      desk.feed.publish({ chat: id });
      const { email, name } = c.get('staff');
      return c.json({ success: true, message: toMessage(row, () => ({ email, name })) });
    },
  });

  /** @param read reads the body, and makes what to commit */
  const register = (
    name: string,
    read: (c: Context<ServerEnv>, id: string, viewer: Viewer) => Promise<Work<void>> | Work<void>,
  ) =>
    onlyMethods(app, `${path}/${name}`, {
      POST: async (c: Context<ServerEnv>) => {
        const [id, viewer] = [leadIdOf(c), viewerOf(c.get('staff'))];
        const work = await read(c, id, viewer);
        if (!(await readStorage(canSee(storage.db, viewer, id)))) throw leadNotFound();
        await storage.commit(work);
        desk.feed.publish({ chat: id });
        // The transcript is part of the timeline.
        if (name === 'end') desk.feed.publish({ lead: id });
        return c.json({ success: true });
      },
    });
  register('state', async (c, id, { email }) => {
    const state = await readState(c);
    return (trx) => noteState(trx, id, email, state, clock());
  });
  register('end', async (_, id, { email }) => {
    const lead = await readStorage(
      storage.db
        .selectFrom('leads')
        .select(['page_url', 'received_at'])
        .where('id', '=', id)
        .executeTakeFirst(),
    );
    const end = { leadId: id, staff: email, now: clock(), ...(await transcript(lead)) };
    return (trx) => endChat(trx, end);
  });
  register('block', (_, id) => (trx) => blockVisitor(trx, id, clock()));
}
