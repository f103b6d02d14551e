import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Clock } from '../lib/clock.ts';
import { createFolderMailer } from '../mail/folder-mailer.ts';
import type { Mailer } from '../mail/mail.ts';
import { createSmtpMailer } from '../mail/smtp-mailer.ts';
import type { SiteFacts } from '../site-facts.ts';
import { acknowledgementTarget } from './acknowledgement.ts';
import { crmTarget } from './crm.ts';
import { noticeTarget } from './notice.ts';
import { paymentNoticeTarget } from './payment-notice.ts';
import type { LeadDelivery, PaymentDelivery, Target } from './target.ts';
import { webhookTarget } from './webhook.ts';

type TargetConfig = Pick<Config, 'mail' | 'leads' | 'delivery' | 'dataDir'>;

/** Everybody who is told of leads, by configuration. */
export function chooseTargets(
  config: TargetConfig,
  facts: () => Promise<SiteFacts>,
  clock: Clock,
): Target<LeadDelivery>[] {
  const { mail, leads } = config;
  const mailer = chooseMailer(config);
  return [
    noticeTarget(mailer, mail.notifyTo),
    ...(mail.isAcknowledged ? [acknowledgementTarget(mailer, facts)] : []),
    ...(leads.crmUrl === undefined ? [] : [crmTarget(leads.crmUrl, facts)]),
    ...leads.webhookUrls.map((url) => webhookTarget(url, leads.webhookSecrets, clock)),
  ];
}

/** Everybody who is told of payments. */
export function choosePaymentTargets(config: TargetConfig): Target<PaymentDelivery>[] {
  return [paymentNoticeTarget(chooseMailer(config), config.mail.notifyTo)];
}

function chooseMailer({ mail, delivery, dataDir }: TargetConfig): Mailer {
  return mail.smtpUrl === undefined
    ? createFolderMailer(join(dataDir, 'mail'), mail.from)
    : createSmtpMailer(mail.smtpUrl, mail.from, delivery.timeoutMs);
}
