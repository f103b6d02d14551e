import type { Config } from '../../config/config.ts';
import type { ReadDeskRules } from '../../desk/routing/desk-rules.ts';
import type { Clock } from '../../lib/clock.ts';
import { chooseMailer } from '../../mail/choose-mailer.ts';
import type { Address } from '../../mail/mail.ts';
import type { ReadSiteFacts } from '../../site-facts.ts';
import type { ErasureDelivery, LeadDelivery, Target } from '../target.ts';
import { acknowledgementTarget } from './acknowledgement.ts';
import { crmTarget } from './crm.ts';
import { erasureCrmTarget, erasureWebhookTarget } from './erasure.ts';
import { noticeTarget } from './notice.ts';
import { paymentNoticeTarget } from './payment-notice.ts';
import { replyTarget } from './reply.ts';
import { retentionReportTarget } from './retention-report.ts';
import { unclaimedNoticeTarget } from './unclaimed-notice.ts';
import { webhookTarget } from './webhook.ts';

type TargetConfig = Pick<Config, 'mail' | 'leads' | 'delivery' | 'dataDir' | 'publicUrl'>;

/** For mail that is written to files: LEAD_NOTIFY_TO is optional then. */
const localRecipients: readonly Address[] = [{ name: '', address: 'leads@localhost' }];

/**
 * The targets of leads, of leads that no one claimed in time, of payments, of replies by staff, of erasures, and of reports of the
 * retention rules, by configuration, and the site's URL, to which their links lead.
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
  const { crmUrl, crmErasePath } = leads;
  const erasureTargets: Target<ErasureDelivery>[] = [
    ...(crmUrl && crmErasePath ? [erasureCrmTarget(crmUrl, crmErasePath)] : []),
    ...leads.webhookUrls.map((url) => erasureWebhookTarget(url, leads.webhookSecrets, clock)),
  ];
  return {
    targets,
    unclaimedTargets,
    paymentTargets: [paymentNoticeTarget(mailer, recipients)],
    mailTargets: [replyTarget(mailer)],
    erasureTargets,
    reportTargets: [retentionReportTarget(mailer, { managers, fallback: recipients })],
    siteUrl,
    mailer,
    managers,
    recipients,
  };
}
