import { deviceText, sourceText } from '../words/names.ts';

const steps: Record<string, string> = {
  leads: 'Leads',
  links: 'Leads who opened a payment link',
  paid: 'Leads who paid',
};

/** What a list of leads is of, such as `Leads of /lp8/ from Google Ads`. @param query of the list's address */
export function figureText(query: URLSearchParams): string {
  const [page, source, campaign] = ['page', 'source', 'campaign'].map((name) => query.get(name));
  const device = deviceText((query.get('device') ?? '') as Parameters<typeof deviceText>[0]);
  const variants = query.get('variant') ?? query.get('variants');
  const revision = query.get('revision');
  return [
    steps[query.get('step') ?? 'leads'] ?? 'Leads',
    page !== null && page !== undefined && (page ? `of ${page}` : 'without a page'),
    variants !== null && (variants ? `with ${variants}` : 'without a test'),
    revision && `at revision ${revision}`,
    source !== null && source !== undefined && `from ${sourceText(source)}`,
    campaign !== null && campaign !== undefined && (campaign ? `in “${campaign}”` : 'without a campaign'),
    query.get('device') && `on a ${device.toLowerCase()}`,
  ]
    .filter(Boolean)
    .join(' ');
}
