import { pino } from 'pino';
import { type DeliveryWorker, startDeliveryWorker } from '../delivery/worker.ts';
import { type HttpReceiver, startHttpReceiver } from './receivers/http-receiver.ts';
import { type SmtpReceiver, startSmtpReceiver } from './receivers/smtp-receiver.ts';
import { webhookSecret } from './receivers/webhook-secret.ts';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

/** An app that delivers to a mail server, a CRM, and a webhook of the test. */
export interface DeliveringApp extends TestApp {
  smtp: SmtpReceiver;
  crm: HttpReceiver;
  webhook: HttpReceiver;
  worker: DeliveryWorker;
  /** Starts another worker on the same outbox. */
  startWorker(): DeliveryWorker;
}

/** Immediate retries. Only tests of hanging targets set a short timeout, which would cut off others on a busy machine. */
const fastRetries = {
  DELIVERY_SETTLE_MS: '0',
  DELIVERY_TIMEOUT_MS: '20000',
  DELIVERY_FIRST_RETRY_MS: '20',
  DELIVERY_LONGEST_RETRY_MS: '100',
};

export async function createDeliveringApp(options: TestAppOptions = {}): Promise<DeliveringApp> {
  const [smtp, crm, webhook] = await Promise.all([
    startSmtpReceiver(),
    startHttpReceiver(),
    startHttpReceiver(),
  ]);
  const app = await createTestApp({
    ...options,
    environment: {
      ...fastRetries,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Larkfield Resumes <hello@larkfield.example>',
      LEAD_NOTIFY_TO: 'sales@larkfield.example',
      CRM_URL: crm.url,
      LEAD_WEBHOOK_URLS: `${webhook.url}/hooks/leads`,
      LEAD_WEBHOOK_SECRETS: webhookSecret,
      ...options.environment,
    },
  });
  const startWorker = () =>
    startDeliveryWorker({
      storage: app.storage,
      targets: [
        ...app.targets,
        ...app.unclaimedTargets,
        ...app.paymentTargets,
        ...app.mailTargets,
        ...app.erasureTargets,
        ...app.reportTargets,
        ...app.conversionTargets,
      ],
      settings: { ...app.config.delivery, pollMs: 10 },
      clock: () => new Date(),
      logger: pino({ level: 'silent' }),
    });
  const worker = startWorker();
  return {
    ...app,
    smtp,
    crm,
    webhook,
    worker,
    startWorker,
    async [Symbol.asyncDispose]() {
      await worker.stop(100);
      for (const receiver of [smtp, crm, webhook]) await receiver[Symbol.asyncDispose]();
      await app[Symbol.asyncDispose]();
    },
  };
}

/** Number of deliveries by status. */
export async function outboxStates({ storage }: Pick<TestApp, 'storage'>): Promise<Record<string, number>> {
  const rows = await storage.db.selectFrom('outbox').select('status').execute();
  return Object.fromEntries(
    [...Map.groupBy(rows, ({ status }) => status)].map(([status, all]) => [status, all.length]),
  );
}
