import type { Config } from '../../config/config.ts';
import type { ReadDeskRules } from '../../desk/routing/desk-rules.ts';
import type { Clock } from '../../lib/clock.ts';
import { chooseMailer } from '../../mail/choose-mailer.ts';
import type { Address } from '../../mail/mail.ts';
import type { ReadSiteFacts } from '../../site-facts.ts';
import type { LeadDelivery, Target } from '../target.ts';
import { acknowledgementTarget } from './acknowledgement.ts';
import { crmTarget } from './crm.ts';
import { noticeTarget } from './notice.ts';
import { paymentNoticeTarget } from './payment-notice.ts';
import { replyTarget } from './reply.ts';
import { unclaimedNoticeTarget } from './unclaimed-notice.ts';
import { webhookTarget } from './webhook.ts';

type TargetConfig = Pick<Config, 'mail' | 'leads' | 'delivery' | 'dataDir' | 'publicUrl'>;

/** For mail that is written to files: LEAD_NOTIFY_TO is optional then. */
const localRecipients: readonly Address[] = [{ name: '', address: 'leads@localhost' }];

/**
 * The targets of leads, of leads that no one claimed in time, of payments, and of replies by staff, by configuration, and the
 * site's URL, to which their links lead.
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
    mailTargets: [replyTarget(mailer)],
    siteUrl,
    mailer,
    managers,
    recipients,
  };
}
