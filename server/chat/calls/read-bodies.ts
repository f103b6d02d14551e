import type { Context } from 'hono';
import {
  type ChatContact,
  type ChatStateBody,
  chatLimits,
  type SendMessageBody,
  type StaffMessageBody,
} from '../../../schema/api/chat.ts';
import { createBodyValidator } from '../../http/body-validator.ts';
import { cleanText, type Fields, sanitizeFields } from '../../http/fields.ts';
import { readJson } from '../../http/read-body.ts';
import type { ServerEnv } from '../../http/server-env.ts';

const uuid = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

const text = {
  type: 'string',
  minLength: 1,
  maxLength: chatLimits.text,
  'x-message': 'Write a message.',
};

const contact = {
  name: { type: 'string', maxLength: chatLimits.name },
  reach: {
    type: 'string',
    minLength: 1,
    maxLength: 300,
    'x-message': 'Enter an email address or a phone number.',
  },
};

const validateMessage = createBodyValidator({
  type: 'object',
  required: ['id', 'text'],
  properties: {
    id: { type: 'string', pattern: uuid },
    text,
    key: { type: 'string', pattern: '^[A-Za-z0-9_-]{32,64}$' },
    pageUrl: { type: 'string' },
    pageRevision: { type: 'string' },
    variants: { type: 'string' },
    service: { type: 'string' },
  },
});

/** Characters to which fields are cut that the visitor did not type: a long URL must not cost a message. */
const cutTo = { pageUrl: 2048, pageRevision: 64, service: 200 };

const validateContact = createBodyValidator({
  type: 'object',
  required: ['reach'],
  properties: contact,
});

const validateState = createBodyValidator({
  type: 'object',
  properties: { isTyping: { type: 'boolean' }, readSeq: { type: 'integer', minimum: 0 } },
});

/** @throws HttpError invalid_fields */
export async function readVisitorMessage(c: Context<ServerEnv>): Promise<SendMessageBody> {
  const { attribution, contact: given, ...body } = await readJson(c);
  const fields: Fields = { ...sanitizeFields(body), text: cleaned(body.text) };
  for (const [name, length] of Object.entries(cutTo)) fields[name] = cut(fields[name], length);
  validateMessage(fields);
  return {
    ...(fields as unknown as SendMessageBody),
    ...(attribution !== undefined && { attribution: attribution as never }),
    ...(given !== undefined && given !== null && { contact: checkContact(given) }),
  };
}

/** @throws HttpError invalid_fields */
export async function readContact(c: Context<ServerEnv>): Promise<ChatContact> {
  return checkContact(await readJson(c));
}

function checkContact(given: unknown): ChatContact {
  const { name, reach } = given as Record<string, unknown>;
  const fields = sanitizeFields({ name, reach });
  validateContact(fields);
  return fields as unknown as ChatContact;
}

/** @throws HttpError invalid_fields */
export async function readState(c: Context<ServerEnv>): Promise<ChatStateBody> {
  const { isTyping, readSeq } = await readJson(c);
  const fields = { ...(isTyping !== undefined && { isTyping }), ...(readSeq !== undefined && { readSeq }) };
  validateState(fields);
  return fields as ChatStateBody;
}

const validateStaffMessage = createBodyValidator({
  type: 'object',
  required: ['id', 'text'],
  properties: { id: { type: 'string', pattern: uuid }, text },
});

/** @throws HttpError invalid_fields */
export async function readStaffMessage(c: Context<ServerEnv>): Promise<StaffMessageBody> {
  const body = await readJson(c);
  const fields = { id: body.id, text: cleaned(body.text) };
  validateStaffMessage(fields);
  return fields as StaffMessageBody;
}

function cut(value: unknown, length: number): unknown {
  return typeof value === 'string' ? Array.from(value).slice(0, length).join('') : value;
}

function cleaned(value: unknown): unknown {
  return typeof value === 'string' ? cleanText(value) : value;
}
