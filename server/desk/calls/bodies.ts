import type { Context } from 'hono';
import type { PresenceBody } from '../../../schema/api/desk.ts';
import { deskLimits, leadStates } from '../../../schema/api/desk.ts';
import type {
  AddNoteBody,
  ChangeLeadBody,
  JoinLeadBody,
  SendMailBody,
} from '../../../schema/api/desk-changes.ts';
import { createBodyValidator } from '../../http/body-validator.ts';
import { cleanText, sanitizeFields } from '../../http/fields.ts';
import { readJson } from '../../http/read-body.ts';
import type { ServerEnv } from '../../http/server-env.ts';

type Json = Record<string, unknown>;

const uuid = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
const instant = '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d(\\.\\d{1,3})?)?Z$';

const validateChange = createBodyValidator(
  {
    type: 'object',
    required: ['revision'],
    properties: {
      revision: { type: 'integer', minimum: 0 },
      state: { enum: leadStates, 'x-message': 'Choose a state.' },
      reason: { type: 'string', minLength: 1, maxLength: deskLimits.reason, 'x-message': 'Enter a reason.' },
      isSpam: { type: 'boolean' },
      owner: { type: ['string', 'null'], maxLength: 254 },
      dueAt: { type: ['string', 'null'], pattern: instant, 'x-message': 'Enter a date and time.' },
      tags: {
        type: 'array',
        maxItems: deskLimits.tags,
        items: { type: 'string', minLength: 1, maxLength: deskLimits.tag },
        'x-message': `Use at most ${deskLimits.tags} tags of at most ${deskLimits.tag} characters each.`,
      },
    },
  },
  ({ state, isSpam, reason, dueAt }) => ({
    ...((state === 'lost' || isSpam === true) && !reason && { reason: 'Enter a reason.' }),
    ...(typeof dueAt === 'string' && Number.isNaN(Date.parse(dueAt)) && { dueAt: 'Enter a date and time.' }),
  }),
);

/** @throws HttpError invalid_fields */
export async function readChange(c: Context<ServerEnv>): Promise<ChangeLeadBody> {
  const body = await readJson(c);
  const { owner, dueAt, tags } = body;
  const fields: Json = {
    ...sanitizeFields(body),
    // Null has a meaning here.
    ...(owner === null && { owner }),
    ...(dueAt === null && { dueAt }),
    ...(Array.isArray(tags) && { tags: tags.map(cleanTag) }),
  };
  validateChange(fields);
  const { dueAt: due } = fields as { dueAt?: string | null };
  return {
    ...(fields as unknown as ChangeLeadBody),
    ...(typeof due === 'string' && { dueAt: new Date(due).toISOString() }),
  };
}

function cleanTag(tag: unknown): unknown {
  return typeof tag === 'string' ? cleanText(tag).replace(/\s+/g, ' ').toLowerCase() : tag;
}

const validateNote = createBodyValidator({
  type: 'object',
  required: ['id', 'text'],
  properties: {
    id: { type: 'string', pattern: uuid },
    text: { type: 'string', minLength: 1, maxLength: deskLimits.note, 'x-message': 'Write a note.' },
  },
});

/** @throws HttpError invalid_fields */
export async function readNote(c: Context<ServerEnv>): Promise<AddNoteBody> {
  const { id, text } = await readJson(c);
  const fields = { id, text: typeof text === 'string' ? cleanText(text) : text };
  validateNote(fields);
  return fields as AddNoteBody;
}

const validateMail = createBodyValidator({
  type: 'object',
  required: ['id', 'subject', 'text'],
  properties: {
    id: { type: 'string', pattern: uuid },
    revision: { type: 'integer', minimum: 0 },
    subject: { type: 'string', minLength: 1, maxLength: deskLimits.subject, 'x-message': 'Write a subject.' },
    text: { type: 'string', minLength: 1, maxLength: deskLimits.mail, 'x-message': 'Write a message.' },
    templateId: { type: 'string', maxLength: 60 },
  },
});

/** @throws HttpError invalid_fields */
export async function readMail(c: Context<ServerEnv>): Promise<SendMailBody> {
  const { text, ...rest } = await readJson(c);
  const fields = {
    ...sanitizeFields(rest),
    ...(typeof text === 'string' ? { text: cleanText(text) } : text !== undefined && { text }),
  };
  validateMail(fields);
  return fields as unknown as SendMailBody;
}

const validateJoin = createBodyValidator({
  type: 'object',
  required: ['leadId'],
  properties: { leadId: { type: 'string', pattern: uuid } },
});

/** @throws HttpError invalid_fields */
export async function readJoin(c: Context<ServerEnv>): Promise<JoinLeadBody> {
  const { leadId } = await readJson(c);
  validateJoin({ leadId });
  return { leadId: leadId as string };
}

const validatePresence = createBodyValidator({
  type: 'object',
  required: ['tab', 'isWriting'],
  properties: {
    tab: { type: 'string', pattern: uuid },
    leadId: { type: ['string', 'null'], pattern: uuid },
    isWriting: { type: 'boolean' },
    takesChats: { type: 'boolean' },
    isLeaving: { type: 'boolean' },
  },
});

/** @throws HttpError invalid_fields */
export async function readPresence(c: Context<ServerEnv>): Promise<PresenceBody> {
  const { tab, leadId = null, isWriting, takesChats = true, isLeaving = false } = await readJson(c);
  const fields = { tab, leadId, isWriting, takesChats, isLeaving };
  validatePresence(fields);
  return fields as PresenceBody;
}
