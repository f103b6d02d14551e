import type { PaymentLink, PaymentSettings, ValidateLinkAnswer } from '../../../schema/api/payments.ts';
import { type Answer, call } from '../../http/call.ts';
import { preloadCardFields } from './card/fields-by-provider.ts';
import { messages } from './messages.ts';

export type LoadedLink =
  | { kind: 'open'; link: PaymentLink; settings: PaymentSettings }
  | { kind: 'already-paid' }
  /** The site accepts no payments. */
  | { kind: 'not-configured' }
  /** @property mayBeFine whether the lookup failed rather than the link */
  | { kind: 'closed'; message: string; mayBeFine: boolean };

/** Loads a payment link and the payment settings. Source: product-rules.md, Calls. */
export async function loadLink(id: string, signal: AbortSignal): Promise<LoadedLink> {
  const [link, settings] = await Promise.all([
    call<ValidateLinkAnswer>(`/api/payments/validate-link/${encodeURIComponent(id)}`, { signal }),
    loadSettings(signal),
  ]);
  if (settings.kind === 'ok' && settings.body?.provider === 'none') return { kind: 'not-configured' };
  if (link.kind === 'refused') {
    if (link.code === 'already_paid') return { kind: 'already-paid' };
    const mayBeFine = link.status === 429 || link.status >= 500;
    return { kind: 'closed', message: link.error || messages.invalidLink, mayBeFine };
  }
  if (link.kind === 'lost') return unreachable;
  const { success, paymentLink } = link.body ?? {};
  if (!success || !paymentLink) return { kind: 'closed', message: messages.invalidLink, mayBeFine: false };
  return settings.kind === 'ok' ? { kind: 'open', link: paymentLink, settings: settings.body } : unreachable;
}

/** Also starts fetching the card fields while the link is still being looked up. */
async function loadSettings(signal: AbortSignal): Promise<Answer<PaymentSettings>> {
  const settings = await call<PaymentSettings>('/api/payments/settings', { signal });
  const provider = settings.kind === 'ok' ? settings.body?.provider : 'none';
  if (provider && provider !== 'none') preloadCardFields(provider === 'test' ? 'test' : 'stripe');
  return settings;
}

const unreachable: LoadedLink = { kind: 'closed', message: messages.notValidated, mayBeFine: true };
