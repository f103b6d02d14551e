import { describe, expect, it } from 'vitest';
import type { CreatePaymentAnswer } from '../../../schema/api/payments.ts';
import type { Answer, Refusal } from '../../http/call.ts';
import { runPayment, type Waiting } from './run-payment.ts';

type Call = Answer<CreatePaymentAnswer>;

const paid: Call = { kind: 'ok', body: { success: true } };
const lost: Call = { kind: 'lost' };
const asked: Call = { kind: 'ok', body: { success: false, nextAction: { clientSecret: 'pi_1_secret_2' } } };
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

/** Plays the answers one after another, the last one for ever, on a clock that only waiting moves. */
async function play(create: Call, ...finish: Call[]) {
  const told: string[] = [];
  let ms = 0;
  const outcome = await runPayment({
    create: async () => create,
    finish: async () => {
      told.push('finish');
      return (finish.length > 1 ? finish.shift() : finish[0]) ?? lost;
    },
    challenge: async (clientSecret) => {
      told.push(clientSecret);
      throw new Error('The client closed it.');
    },
    onWaiting: (reason: Waiting) => told.push(reason),
    wait: async (wait) => {
      ms += wait;
    },
    now: () => ms,
  });
  return { outcome, told, ms };
}

describe('a payment', () => {
  it('that succeeds is over at once', async () => {
    expect(await play(paid)).toEqual({ outcome: { kind: 'paid' }, told: [], ms: 0 });
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
  ])('refused with %j ends as %s, and nobody is asked', async (answer, kind) => {
    const { outcome, told } = await play(answer);
    expect([outcome.kind, told]).toEqual([kind, []]);
  });

  it('that the bank asks about is finished by the server, whatever the client answered', async () => {
    expect(await play(asked, paid)).toMatchObject({
      outcome: { kind: 'paid' },
      told: ['pi_1_secret_2', 'finish'],
    });
    expect((await play(asked, declined)).outcome).toMatchObject({ message: 'Your card was declined.' });
  });

  it('is not asked about by the bank for ever', async () => {
    const { outcome, told } = await play(asked, asked);
    expect(outcome.kind).toBe('unsettled');
    expect(told.filter((one) => one === 'pi_1_secret_2')).toHaveLength(3);
  });
});

describe('an answer that is lost', () => {
  it.each([
    ['no answer', lost],
    ['a broken server', refused(500, 'internal_error')],
    ['a proxy', refused(502, '')],
  ])('by %s is asked for and the payment is not sent again', async (_by, answer) => {
    expect(await play(answer, lost, paid)).toEqual({
      outcome: { kind: 'paid' },
      told: ['lost', 'finish', 'lost', 'finish'],
      ms: 3000,
    });
  });

  it('is given up when nobody answers for some 40 seconds', async () => {
    const { outcome, ms } = await play(lost);
    expect(outcome.kind).toBe('unreachable');
    expect(ms).toBeGreaterThanOrEqual(40_000);
    expect(ms).toBeLessThan(50_000);
  });
});

describe('a payment that is not settled yet', () => {
  it('is asked about every 3 seconds until it is', async () => {
    expect(await play(unknown, unknown, refused(409, 'payment_under_way'), paid)).toMatchObject({
      outcome: { kind: 'paid' },
      ms: 9000,
    });
  });

  it('is given up after two minutes', async () => {
    const { outcome, ms } = await play(unknown, unknown);
    expect([outcome.kind, ms]).toEqual(['unsettled', 120_000]);
  });

  it('is asked about less often when the server wants it so', async () => {
    const { ms } = await play(unknown, refused(429, 'too_many_payments', { retryAfter: 20 }), paid);
    expect(ms).toBe(23_000);
  });
});
