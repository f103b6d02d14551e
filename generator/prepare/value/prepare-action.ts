import type { PreparedAction } from '../../../site/prepared-data.ts';
import { formAnchor } from '../anchors/anchors.ts';
import type { PrepareContext } from './context.ts';

/** An action with the URL that it uses without JavaScript. */
export function prepareAction(
  written: Record<string, unknown>,
  label: string,
  { content, phone, chatHref, form }: Pick<PrepareContext, 'content' | 'phone' | 'chatHref' | 'form'>,
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
    const name = form(written.form)?.name ?? written.form;
    return action('form', `#${formAnchor(written.form)}`, { form: name, ...offerOf(written, content) });
  }
  if (written.chat) return action('chat', chatHref);
  if (typeof written.anchor === 'string') return action('anchor', `#${written.anchor}`);
  if (written.call) {
    const { call } = written;
    return action('call', typeof call === 'string' ? `tel:${call.replace(/[^+\d]/g, '')}` : phone.href);
  }
  return action('link', String(written.link ?? '#'));
}

/** The package or plan that prefills the form of an action. */
function offerOf(
  { package: pack, plan }: Record<string, unknown>,
  content: PrepareContext['content'],
): Pick<PreparedAction, 'service' | 'price' | 'originalPrice'> {
  const collection = plan === undefined ? 'packages' : 'plans';
  const found = content(collection, String(plan ?? pack ?? ''))?.data as Offer | undefined;
  if (!found?.name) return {};
  return {
    service: found.kind ? `${found.name} ${found.kind}` : found.name,
    ...(found.price !== undefined && { price: found.price }),
    ...(found.originalPrice !== undefined && { originalPrice: found.originalPrice }),
  };
}

interface Offer {
  name?: string;
  kind?: string;
  price?: number;
  originalPrice?: number;
}
