import { setCookie } from 'hono/cookie';
import type { AcceptLead } from '../leads/lead-service.ts';
import { missingFields, readAnswers } from '../leads/submission/answers.ts';
import { cutFields } from '../leads/submission/cut-fields.ts';
import { validate } from '../leads/submission/validate.ts';

/** Says to the next page that a form was sent. */
export const sentCookie = 'preview-sent';

/** Long enough for the page that follows a form, in seconds. */
const sentSeconds = 20;

/** Checks a call as the server does, and stores nothing. */
export const checkOnly: AcceptLead = async (c, { channel, fields: received, declared }) => {
  const fields = cutFields(channel, received);
  const answers = readAnswers(fields.answers, declared);
  validate(channel, fields, missingFields(channel, fields, { answers, declared }));
  setCookie(c, sentCookie, '1', { path: '/', maxAge: sentSeconds, sameSite: 'Lax' });
  return {
    id: 'not-stored',
    isNew: true,
    isSpam: false,
    origin: { form: null, page_url: null, price: null },
  };
};
