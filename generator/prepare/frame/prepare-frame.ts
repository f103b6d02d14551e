import type { Page, Site } from '../../../schema/generated/types.ts';
import type { PreparedAction } from '../../../site/prepared-data.ts';
import type { PreparedFrame, PreparedSideTab, PreparedSiteNav } from '../../../site/prepared-page.ts';
import type { DeepReadonly } from '../../lib/deep-readonly.ts';
import type { PagePreparer } from '../page-preparer.ts';
import type { ReadySection } from '../section-pipeline.ts';
import type { PrepareContext, PrepareResult } from '../value/context.ts';
import { prepareValue } from '../value/prepare-value.ts';
import { prepareLazyScripts } from './lazy-scripts.ts';
import { isPaymentRoute } from './payment-route.ts';
import { consentLabel, isAfterForm, leadsTo, prepareTags, tagFindings } from './prepare-tags.ts';

/** The navigation of all pages without one; a single object lets them share a frame. */
const noNav = {};

/** The parts of site.yaml that appear around the sections of a page. */
type SharedParts = {
  footer: Omit<PreparedFrame['footer'], 'columns'> & { columns?: FooterColumn[] };
  social?: PreparedFrame['footer']['social'];
  nav?: PreparedSiteNav;
  sideTab?: PreparedSideTab;
  widget?: PreparedAction;
  tags?: unknown;
  consent?: unknown;
};

type FooterColumn = PreparedFrame['footer']['columns'][number] & { siteOnly?: boolean };

/** The parts of a page's own file that appear around its sections. */
type OwnParts = { nav: Partial<PreparedFrame['nav']>; widget?: PreparedAction; tags?: unknown };

/** Everything around the sections. Pages with the same navigation and forms share one frame. */
export function prepareFrame(
  page: DeepReadonly<Page>,
  sections: ReadySection[],
  preparer: Pick<PagePreparer, 'site' | 'hasTags' | 'once' | 'plans' | 'contextFor'>,
): { nav: PrepareResult; frame: PreparedFrame } {
  const { site, hasTags, once, plans, contextFor } = preparer;
  const { layout = 'landing' } = page;
  const opened = sections.flatMap((section) => [...section.forms]);
  const isPayment = isPaymentRoute(page.route);
  const floats = layout !== 'plain' && !isPayment;
  const isThankYou = hasTags && isAfterForm(page, contextFor(page));
  const isPolicy = hasTags && leadsTo(site.terms.privacy, page.route);
  const written = JSON.stringify([page.widget, page.allow, page.tags, isThankYou, isPolicy]);
  const purpose = [layout, isPayment, written, ...new Set(opened)].join(' ');
  return once(page.nav ?? noNav, purpose, page, (context) => {
    const own = {
      nav: page.nav ?? noNav,
      ...(page.widget && { widget: page.widget }),
      ...(page.tags !== undefined && { tags: page.tags }),
      allow: page.allow,
    };
    const nav = prepareValue(own, plans.page, [], context);
    const shared = prepareValue(sharedParts(site, layout, floats), plans.site, [], context);
    nav.findings.push(...tagFindings(page.tags, site, context));
    const { nav: pageNav, widget: pageWidget, tags: ownTags } = nav.value as OwnParts;
    const sharedValue = shared.value as SharedParts;
    const { footer, social = [], nav: siteNav, sideTab, widget: siteWidget } = sharedValue;
    const tags = isPayment
      ? undefined
      : prepareTags({ site, shared: sharedValue, own: ownTags, isThankYou, isPolicy });
    const widget = floats ? (pageWidget ?? siteWidget) : undefined;
    const lazyScripts = isPayment ? {} : { ...prepareLazyScripts(site), ...(tags && { tags }) };
    const actions = [pageNav.menuAction, siteNav?.action, pageNav.action].flatMap((action) => action ?? []);
    const names = new Set([...opened, ...nav.forms, ...shared.forms]);
    if (sideTab) names.delete(sideTab.form.name);
    const frame: PreparedFrame = {
      layout,
      company: companyOf(context),
      nav: { ...pageNav, links: pageNav.links ?? [] },
      ...(siteNav && { siteNav }),
      ...(sideTab && { sideTab }),
      ...(widget && { widget }),
      ...(floats && actions[0] && { actionBar: barOf(actions[0], [...actions, widget], lazyScripts) }),
      footer: {
        columns: footer.columns ?? [],
        legal: footer.legal ?? [],
        social,
        copyright: footer.copyright,
        ...(tags && { consent: { label: consentLabel(sharedValue.consent), href: site.terms.privacy } }),
      },
      dialogs: [...names].flatMap((name) => context.form(name) ?? []),
      lazyScripts,
    };
    return { nav, frame };
  });
}

/** @param actions those of the frame, one of which may open the chat */
function barOf(
  action: PreparedAction,
  actions: (PreparedAction | undefined)[],
  { chat: hasChat }: PreparedFrame['lazyScripts'],
): PreparedFrame['actionBar'] {
  const chat = actions.find((one) => one?.kind === 'chat');
  return { action, ...(hasChat && chat && chat !== action && { chat }) };
}

/** The parts of site.yaml that a layout shows. @param floats whether a side tab and a widget float over the page */
function sharedParts(site: Site, layout: PreparedFrame['layout'], floats: boolean): Partial<Site> {
  const { social, nav, sideTab, widget, tags, consent } = site;
  // A column that is not shown opens no form.
  const columns = site.footer.columns?.filter(({ siteOnly }) => !siteOnly || layout === 'site');
  const footer = { ...site.footer, ...(columns && { columns }) };
  const everywhere = { footer, social, ...(tags !== undefined && { tags }), ...(consent && { consent }) };
  if (layout !== 'site') return everywhere;
  return { ...everywhere, nav, ...(floats && { sideTab, widget }) };
}

function companyOf({ site, phone }: PrepareContext): PreparedFrame['company'] {
  const { name, brand, company } = site;
  const { first, second, mark } = brand;
  return { name, ...company, brand: { first, second, mark }, phone };
}
