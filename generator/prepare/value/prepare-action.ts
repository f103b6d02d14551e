import type { PreparedAction } from '../../../site/prepared-data.ts';
import type { PrepareContext } from './context.ts';

/** An action with the URL that it uses without JavaScript. */
export function prepareAction(
  written: Record<string, unknown>,
  label: string,
  { content, phone, chatHref, form }: Pick<PrepareContext, 'content' | 'phone' | 'chatHref' | 'form'>,
): PreparedAction {
  const look = (written.look as PreparedAction['look'] | undefined) ?? 'primary';
  const note = typeof written.note === 'string' ? { note: written.note } : {};
  if (typeof written.form === 'string') {
    const offer = offerOf(written, content);
    return {
      label,
      look,
      kind: 'form',
      href: `#form-${written.form}`,
      form: form(written.form)?.name ?? written.form,
      ...offer,
      ...note,
    };
  }
  if (written.chat) return { label, look, kind: 'chat', href: chatHref, ...note };
  if (typeof written.anchor === 'string')
    return { label, look, kind: 'anchor', href: `#${written.anchor}`, ...note };
  if (written.call) {
    const href = typeof written.call === 'string' ? `tel:${written.call.replace(/[^+\d]/g, '')}` : phone.href;
    return { label, look, kind: 'call', href, ...note };
  }
  return { label, look, kind: 'link', href: String(written.link ?? '#'), ...note };
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
