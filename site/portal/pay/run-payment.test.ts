import { describe, expect, it } from 'vitest';
import type { CreatePaymentAnswer } from '../../../schema/api/payments.ts';
import type { Answer, Refusal } from '../../http/call.ts';
import { runPayment, type Waiting } from './run-payment.ts';

type Call = Answer<CreatePaymentAnswer>;

const paid: Call = { kind: 'ok', body: { success: true } };
const lost: Call = { kind: 'lost' };
const challenged: Call = {
  kind: 'ok',
  body: { success: false, nextAction: { clientSecret: 'pi_1_secret_2' } },
};
const refused = (status: number, code: string, more: Partial<Refusal> = {}): Call => ({
  kind: 'refused',
  status,
  code,
  error: '',
  errors: {},
  retryAfter: undefined,
  ...more,
});
const unknown = refused(504, 'payment_unknown');
const declined = refused(402, 'card_declined', { error: 'Your card was declined.' });

/** Plays the answers in order, the last one forever, on a clock that only advances during waits. */
async function play(create: Call, ...finish: Call[]) {
  const calls: string[] = [];
  let ms = 0;
  const outcome = await runPayment({
    create: async () => create,
    finish: async () => {
      calls.push('finish');
      return (finish.length > 1 ? finish.shift() : finish[0]) ?? lost;
    },
    challenge: async (clientSecret) => {
      calls.push(clientSecret);
      throw new Error('The client closed it.');
    },
    onWaiting: (reason: Waiting) => calls.push(reason),
    wait: async (wait) => {
      ms += wait;
    },
    now: () => ms,
  });
  return { outcome, calls, ms };
}

describe('a payment', () => {
  it('that succeeds is done at once', async () => {
    expect(await play(paid)).toEqual({ outcome: { kind: 'paid' }, calls: [], ms: 0 });
  });

  it('that is declined says why', async () => {
    const { outcome } = await play(declined);
    expect(outcome).toEqual({ kind: 'refused', message: 'Your card was declined.', errors: {} });
    expect((await play(refused(402, 'card_declined'))).outcome).toMatchObject({ message: 'Payment failed' });
  });

  it('that is refused with status 200 says why, also after a lost answer', async () => {
    const refusal = refused(200, '', { error: 'Your card was declined.' });
    const outcome = { kind: 'refused', message: 'Your card was declined.', errors: {} };
    expect((await play(refusal)).outcome).toEqual(outcome);
    expect((await play(lost, refusal)).outcome).toEqual(outcome);
  });

  it.each([
    [refused(409, 'already_paid'), 'already-paid'],
    [refused(404, 'invalid_link'), 'gone'],
    [refused(422, 'link_differs'), 'refused'],
    [refused(429, 'too_many_payments'), 'refused'],
    [refused(503, 'payments_unavailable'), 'refused'],
    [refused(503, 'payments_not_configured'), 'refused'],
  ])('refused with %j ends as %s without polling', async (answer, kind) => {
    const { outcome, calls } = await play(answer);
    expect([outcome.kind, calls]).toEqual([kind, []]);
  });

  it('that needs authentication is settled by the server, whatever the client answered', async () => {
    expect(await play(challenged, paid)).toMatchObject({
      outcome: { kind: 'paid' },
      calls: ['pi_1_secret_2', 'finish'],
    });
    expect((await play(challenged, declined)).outcome).toMatchObject({ message: 'Your card was declined.' });
  });

  it('asks for authentication a limited number of times', async () => {
    const { outcome, calls } = await play(challenged, challenged);
    expect(outcome.kind).toBe('unsettled');
    expect(calls.filter((one) => one === 'pi_1_secret_2')).toHaveLength(3);
  });
});

describe('a lost answer', () => {
  it.each([
    ['no answer', lost],
    ['a broken server', refused(500, 'internal_error')],
    ['a proxy', refused(502, '')],
  ])('(%s) is polled for, and the payment is not sent again', async (_by, answer) => {
    expect(await play(answer, lost, paid)).toEqual({
      outcome: { kind: 'paid' },
      calls: ['lost', 'finish', 'lost', 'finish'],
      ms: 3000,
    });
  });

  it('is reported as unreachable after about 40 seconds', async () => {
    const { outcome, ms } = await play(lost);
    expect(outcome.kind).toBe('unreachable');
    expect(ms).toBeGreaterThanOrEqual(40_000);
    expect(ms).toBeLessThan(50_000);
  });
});

describe('a payment that is not settled yet', () => {
  it('is polled every 3 seconds', async () => {
    expect(await play(unknown, unknown, refused(409, 'payment_under_way'), paid)).toMatchObject({
      outcome: { kind: 'paid' },
      ms: 9000,
    });
  });

  it('is reported as unsettled after two minutes', async () => {
    const { outcome, ms } = await play(unknown, unknown);
    expect([outcome.kind, ms]).toEqual(['unsettled', 120_000]);
  });

  it('is polled less often when the server asks for it', async () => {
    const { ms } = await play(unknown, refused(429, 'too_many_payments', { retryAfter: 20 }), paid);
    expect(ms).toBe(23_000);
  });
});
