import type { Kysely } from 'kysely';
import type { VisitorChat } from '../../schema/api/chat.ts';
import type { PersonOf } from '../desk/people.ts';
import type { Tables } from '../storage/tables.ts';
import { type ChatRow, messagesAfter, toMessage } from './messages.ts';
import { type PromiseRules, promiseAt } from './reopen.ts';
import { stateForVisitor } from './state.ts';

interface View {
  personOf: PersonOf;
  rules: PromiseRules;
  /** The number after which messages are wanted. */
  after: number;
  now: Date;
}

/** The conversation as its visitor sees it. */
export async function readVisitorChat(
  db: Kysely<Tables>,
  row: ChatRow,
  { personOf, rules, after, now }: View,
): Promise<VisitorChat> {
  const [all, lead] = await Promise.all([messagesAfter(db, row.lead_id, 0), readLead(db, row.lead_id)]);
  const staff = all.flatMap((message) => (message.staff === null ? [] : [message.staff]));
  return {
    id: row.lead_id,
    // The last use of each name is the one that counts.
    staff: [...new Set(staff.reverse())].reverse().map((email) => personOf(email).name),
    messages: all.filter(({ seq }) => seq > after).map((message) => toMessage(message, personOf)),
    state: stateForVisitor(row, personOf, now),
    contact: lead.is_visitor === 1 ? null : { name: lead.full_name, email: lead.email, phone: lead.phone },
    answerBy: answerBy(all, lead, rules),
  };
}

function readLead(db: Kysely<Tables>, leadId: string) {
  return db
    .selectFrom('leads')
    .leftJoin('desk_leads', 'desk_leads.lead_id', 'leads.id')
    .select(['full_name', 'email', 'phone', 'is_visitor', 'answer_by', 'answered_at'])
    .where('leads.id', '=', leadId)
    .executeTakeFirstOrThrow();
}

/** The promise of the first answer is stored with the lead, where staff see it. That of a later one follows from the question. */
function answerBy(
  messages: readonly Tables['chat_messages'][],
  { answer_by, answered_at }: Pick<Tables['desk_leads'], 'answer_by' | 'answered_at'>,
  rules: PromiseRules,
): string | null {
  const lastAnswer = messages.findLast(({ staff }) => staff !== null)?.seq ?? 0;
  const question = messages.find(({ seq, at }) => seq > lastAnswer && at > (answered_at ?? ''));
  if (!question) return null;
  return answered_at === null ? answer_by : promiseAt(rules, new Date(question.at));
}
