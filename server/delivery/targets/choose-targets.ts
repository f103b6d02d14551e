import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import type { ReadDeskRules } from '../../desk/routing/desk-rules.ts';
import type { Clock } from '../../lib/clock.ts';
import { createFolderMailer } from '../../mail/folder-mailer.ts';
import type { Address, Mailer } from '../../mail/mail.ts';
import { createSmtpMailer } from '../../mail/smtp-mailer.ts';
import type { ReadSiteFacts } from '../../site-facts.ts';
import type { LeadDelivery, Target } from '../target.ts';
import { acknowledgementTarget } from './acknowledgement.ts';
import { crmTarget } from './crm.ts';
import { noticeTarget } from './notice.ts';
import { paymentNoticeTarget } from './payment-notice.ts';
import { unclaimedNoticeTarget } from './unclaimed-notice.ts';
import { webhookTarget } from './webhook.ts';

type TargetConfig = Pick<Config, 'mail' | 'leads' | 'delivery' | 'dataDir' | 'publicUrl'>;

/** For mail that is written to files: MAIL_FROM and LEAD_NOTIFY_TO are optional then. */
const localSender: Address = { name: '', address: 'website@localhost' };
const localRecipients: readonly Address[] = [{ name: '', address: 'leads@localhost' }];

/**
 * The targets of leads, of leads that no one claimed in time, and of payments, by configuration, and the site's URL, to which
 * their links lead.
 */
export function chooseTargets(
  config: TargetConfig,
  { facts, deskRules }: { facts: ReadSiteFacts; deskRules: ReadDeskRules },
  clock: Clock,
) {
  const { mail, leads } = config;
  const mailer = chooseMailer(config);
  const siteUrl = async () => config.publicUrl ?? (await facts()).url;
  const recipients = mail.notifyTo?.length ? mail.notifyTo : localRecipients;
  const targets: Target<LeadDelivery>[] = [
    noticeTarget(mailer, recipients, siteUrl),
    ...(mail.acknowledge ? [acknowledgementTarget(mailer, facts)] : []),
    ...(leads.crmUrl === undefined ? [] : [crmTarget(leads.crmUrl, facts)]),
    ...leads.webhookUrls.map((url) => webhookTarget(url, leads.webhookSecrets, { clock, siteUrl })),
  ];
  const managers = async () => (await deskRules()).manager;
  const unclaimedTargets: Target<LeadDelivery>[] = [
    unclaimedNoticeTarget(mailer, { managers, fallback: recipients, siteUrl }),
    ...leads.webhookUrls.map((url) =>
      webhookTarget(url, leads.webhookSecrets, { clock, siteUrl, isUnclaimed: true }),
    ),
  ];
  return {
    targets,
    unclaimedTargets,
    paymentTargets: [paymentNoticeTarget(mailer, recipients)],
    siteUrl,
    mailer,
  };
}

function chooseMailer({ mail, delivery, dataDir }: TargetConfig): Mailer {
  const { smtpUrl, from = localSender } = mail;
  return smtpUrl === undefined
    ? createFolderMailer(join(dataDir, 'mail'), from)
    : createSmtpMailer(smtpUrl, from, delivery.timeoutMs);
}
