import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { acquireAdvisoryLock } from '../../storage/advisory-lock.ts';
import { readStorage } from '../../storage/read-storage.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Tables } from '../../storage/tables.ts';
import { asDecline } from '../provider/decline.ts';
import { type IntentReport, type PaymentProvider, ProviderError } from '../provider/provider.ts';
import { cardOf } from './test-cards.ts';

export interface TestProvider extends PaymentProvider {
  /** Completes the open challenge. @returns false if there is none */
  answerChallenge(clientSecret: string, isPassed: boolean): Promise<boolean>;
}

type Row = Tables['test_intents'];

/**
 * Charges nothing. Imitates Stripe and its test cards in our own database, so everything works without an account:
 * intents are created, confirmed, canceled, and refunded by the same rules.
 */
export function createTestProvider({ db, commit }: Pick<Storage, 'db' | 'commit'>): TestProvider {
  /** @throws ProviderError if there is no such intent */
  async function change(id: string, to: (row: Row) => Partial<Row>): Promise<IntentReport> {
    const row = await commit((trx) => changeRow(trx, id, to));
    if (!row) throw unknownIntent(id);
    return toReport(row);
  }

  return {
    name: 'test',
    account: 'built-in test',
    isTest: true,
    publishableKey: '',
    async createIntent({ key, amountCents }) {
      return toReport(await commit((trx) => insertOnce(trx, key, amountCents)));
    },
    confirmIntent: (id, { key, paymentMethod }) =>
      change(id, (row) => (row.confirmed_by === key ? {} : confirmed(row, key, paymentMethod))),
    async readIntent(id) {
      const query = db.selectFrom('test_intents').selectAll().where('id', '=', id);
      const row = await readStorage(query.executeTakeFirst());
      if (!row) throw unknownIntent(id);
      return toReport(row);
    },
    cancelIntent: (id) => change(id, ({ status }) => (status === 'paid' ? {} : { status: 'canceled' })),
    refundIntent: (id) =>
      change(id, ({ status, amount_cents }) => (status === 'paid' ? { refunded_cents: amount_cents } : {})),
    async sendReceipt(id) {
      await change(id, ({ receipts_sent }) => ({ receipts_sent: receipts_sent + 1 }));
    },
    readEvent: async () => undefined,
    async answerChallenge(clientSecret, isPassed) {
      return commit(async (trx) => {
        const asked = await trx
          .updateTable('test_intents')
          .set(isPassed ? { status: 'unconfirmed' } : { status: 'payable', decline: 'not_authenticated' })
          .where('client_secret', '=', clientSecret)
          .where('status', '=', 'action')
          .executeTakeFirst();
        return asked.numUpdatedRows > 0n;
      });
    },
  };
}

async function insertOnce(trx: Transaction<Tables>, key: string, amountCents: number): Promise<Row> {
  const id = `pi_test_${randomBytes(12).toString('hex')}`;
  await trx
    .insertInto('test_intents')
    .values({
      id,
      idempotency_key: key,
      amount_cents: amountCents,
      status: 'payable',
      client_secret: `${id}_secret_${randomBytes(18).toString('hex')}`,
      refunded_cents: 0,
      receipts_sent: 0,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute();
  return trx
    .selectFrom('test_intents')
    .selectAll()
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
}

async function changeRow(
  trx: Transaction<Tables>,
  id: string,
  to: (row: Row) => Partial<Row>,
): Promise<Row | undefined> {
  await acquireAdvisoryLock(trx, `test intent ${id}`);
  const row = await trx.selectFrom('test_intents').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const changes = to(row);
  if (Object.keys(changes).length === 0) return row;
  await trx.updateTable('test_intents').set(changes).where('id', '=', id).execute();
  return { ...row, ...changes };
}

/** The changes from a confirmation. A paid or canceled intent stays the same. */
function confirmed(row: Row, key: string, paymentMethod: string | undefined): Partial<Row> {
  if (row.status === 'paid' || row.status === 'canceled') return {};
  const tried = { confirmed_by: key, payment_method: paymentMethod ?? row.payment_method, decline: null };
  const card = cardOf(tried.payment_method);
  const hasPassed = paymentMethod === undefined && row.status === 'unconfirmed';
  if (card.needsAction && !hasPassed) return { ...tried, status: 'action' };
  if (card.decline) return { ...tried, status: 'payable', decline: card.decline };
  return { ...tried, status: 'paid' };
}

function toReport(row: Row): IntentReport {
  return {
    id: row.id,
    status: row.status,
    amountCents: row.amount_cents,
    clientSecret: row.client_secret,
    paymentMethod: row.payment_method,
    decline: row.decline === null ? null : asDecline(row.decline),
    paidAt: null,
    refundedCents: row.refunded_cents,
    isDisputed: false,
  };
}

function unknownIntent(id: string): ProviderError {
  return new ProviderError(`Unknown intent ${id}.`, { isUnknown: false });
}
