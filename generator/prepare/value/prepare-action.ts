import type { PreparedAction } from '../../../site/prepared-data.ts';
import { formAnchor } from '../anchors/anchors.ts';
import type { PrepareContext } from './context.ts';
import { readAmount } from './read-amount.ts';

/** An action with the URL that it uses without JavaScript. */
export function prepareAction(
  written: Record<string, unknown>,
  label: string,
  context: Pick<PrepareContext, 'amount' | 'offer' | 'phone' | 'chat' | 'dialog'>,
): PreparedAction {
  const action = (
    kind: PreparedAction['kind'],
    href: string,
    more?: Partial<PreparedAction>,
  ): PreparedAction => ({
    label,
    look: (written.look as PreparedAction['look'] | undefined) ?? 'primary',
    kind,
    href,
    ...more,
    ...(typeof written.note === 'string' && { note: written.note }),
  });
  if (typeof written.form === 'string') {
    const { name = written.form, about } = context.dialog(written.form) ?? {};
    const offer = offerOf(written, context);
    return action('form', `#${formAnchor(written.form)}`, { form: name, ...(about && { about }), ...offer });
  }
  if (written.chat) {
    const { chat } = context;
    return action(chat.kind, chat.href, chat);
  }
  if (typeof written.anchor === 'string') return action('anchor', `#${written.anchor}`);
  if (written.call) {
    const { call } = written;
    return action(
      'call',
      typeof call === 'string' ? `tel:${call.replace(/[^+\d]/g, '')}` : context.phone.href,
    );
  }
  return action('link', String(written.link ?? '#'));
}

/** The package or plan that prefills the form of an action. */
function offerOf(
  { package: pack, plan }: Record<string, unknown>,
  context: Pick<PrepareContext, 'amount' | 'offer'>,
): Pick<PreparedAction, 'service' | 'price' | 'originalPrice'> {
  const key = plan === undefined ? 'package' : 'plan';
  const found = context.offer(key, String(plan ?? pack ?? '')) as Offer | undefined;
  if (!found?.name) return {};
  const price = readAmount(found.price, context);
  const originalPrice = readAmount(found.originalPrice, context);
  return {
    service: found.kind ? `${found.name} ${found.kind}` : found.name,
    ...(price !== undefined && { price }),
    // A page can raise a price above the original one, which is no longer instead of anything.
    ...(originalPrice !== undefined && !(price !== undefined && originalPrice <= price) && { originalPrice }),
  };
}

interface Offer {
  name?: string;
  kind?: string;
  price?: unknown;
  originalPrice?: unknown;
}
