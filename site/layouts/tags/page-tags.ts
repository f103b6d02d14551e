import { type ConsentCategory, consentCategories } from '../../../schema/api/consent-cookie.ts';
import { leadCookie } from '../../../schema/api/lead-cookie.ts';
import type { TagSettings } from '../../prepared-scripts.ts';
import { claim } from './claim.ts';
import { currentChoice, grantedNow } from './consent/current-choice.ts';
import { deleteCookie } from './cookies.ts';
import { type StoredLead, storedLeads } from './stored-leads.ts';
import { updateGoogleConsent } from './vendors/google.ts';
import { isAllowed, type Tag, tagsOf } from './vendors/vendors.ts';

/** A report of a lead to one platform. */
interface Report {
  tag: Tag;
  event: string;
  /** Whether this page's policy allows the platform. */
  isReachable: boolean;
}

/**
 * Loads the tags that the visitor allows, reports stored leads, and asks for consent where needed.
 * @param reportsAll whether the page can also report to platforms whose tags only other pages have
 */
export function startTags(settings: TagSettings, reportsAll: boolean): void {
  const own = tagsOf(settings.ids);
  /** The tags whose scripts run. */
  const running = new Set<Tag>();
  const isLive = withoutWww(location.hostname) === withoutWww(settings.host);
  let wanted = new Set<ConsentCategory>();

  async function update(): Promise<void> {
    const granted = grantedNow(settings.mode);
    if ([...running].some((tag) => !isAllowed(tag, granted))) return leaveTags(granted);
    for (const tag of own) start(tag, granted)?.catch(() => {});
    const leads = (await storedLeads(settings)).map((lead) => ({ lead, reports: reportsOf(lead) }));
    for (const { lead, reports } of leads) void send(lead, reports);
    const reachable = leads.flatMap(({ reports }) => reports.filter(({ isReachable }) => isReachable));
    const tags = [...own, ...reachable.map(({ tag }) => tag)];
    wanted = new Set(tags.flatMap(({ vendor }) => vendor.needs));
    const { asked = [] } = currentChoice() ?? {};
    if (settings.mode === 'opt-in' && [...wanted].some((one) => !asked.includes(one)))
      ask('banner').catch(() => {});
  }

  /** Loads the tag's script if the visitor allows it. */
  function start(tag: Tag, granted: readonly ConsentCategory[]): Promise<void> | undefined {
    if (!isLive || !isAllowed(tag, granted)) return undefined;
    updateGoogleConsent(granted);
    running.add(tag);
    return tag.vendor.load(tag.id);
  }

  /** The platforms that expect a report of the lead. */
  function reportsOf({ form, settings: its }: StoredLead): Report[] {
    const { events = {} } = its?.conversions[form] ?? {};
    return tagsOf(its?.ids ?? {}).flatMap((tag) => {
      const event = events[tag.name];
      const known = own.find(({ name, id }) => name === tag.name && id === tag.id);
      return event ? [{ tag: known ?? tag, event, isReachable: reportsAll || known !== undefined }] : [];
    });
  }

  /** Reports a lead, and forgets it once every platform has it. */
  async function send(lead: StoredLead, reports: Report[]): Promise<void> {
    const sent = await Promise.all(reports.map((report) => sendOne(lead, report).catch(() => false)));
    if (sent.every(Boolean)) deleteCookie(leadCookie.name(lead.id));
  }

  /** @returns whether the platform has the lead, from this page or another */
  async function sendOne(lead: StoredLead, { tag, event, isReachable }: Report): Promise<boolean> {
    const loading = isReachable ? start(tag, grantedNow(settings.mode)) : undefined;
    if (!loading) return false;
    await loading;
    if (!isAllowed(tag, grantedNow(settings.mode))) return false;
    const { id, form, settings: its } = lead;
    const { value = lead.value, currency = 'USD' } = its?.conversions[form] ?? {};
    if (await claim(`${id} ${tag.name} ${tag.id}`))
      tag.vendor.report(tag.id, event, { id, form, value, currency });
    return true;
  }

  /** An objection holds on all pages, so in `opt-out` mode the dialog lists every kind. */
  function offered(): readonly ConsentCategory[] {
    if (settings.mode === 'opt-out') return consentCategories;
    const asked = currentChoice()?.asked ?? [];
    const listed = consentCategories.filter((one) => wanted.has(one) || asked.includes(one));
    return listed.length > 0 ? listed : consentCategories;
  }

  /** @param part the banner, or the dialog with all settings */
  async function ask(part: 'banner' | 'dialog'): Promise<void> {
    const { showConsent } = await import('./consent/show-consent.ts');
    await showConsent(part, settings, offered(), run);
  }

  /** Views can overlap: a page that was frozen and restored must not wait for what was interrupted. */
  function run(): void {
    update().catch(() => {});
  }

  run();
  // The form stored a lead and stays on the page.
  addEventListener('lead:stored', run);
  // Another tab can have changed the choice or reported the lead.
  addEventListener('visibilitychange', () => document.visibilityState === 'visible' && run());
  addEventListener('pageshow', ({ persisted }) => persisted && run());
  addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[data-consent]')) return;
    event.preventDefault();
    ask('dialog').catch(() => location.assign(settings.privacy));
  });
}

/**
 * Stops tags that the visitor no longer allows. Scripts cannot be unloaded, so the page loads again without them. Until then
 * a stricter policy keeps them from sending even what they send when they learn that consent is gone.
 */
function leaveTags(granted: readonly ConsentCategory[]): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "default-src 'self' 'unsafe-inline' data:";
  document.head.append(policy);
  updateGoogleConsent(granted);
  location.reload();
}

const withoutWww = (host: string) => host.replace(/^www\./, '');
