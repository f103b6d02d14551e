import type { PreparedAction } from '../../site/prepared-page.ts';
import type { PrepareContext } from './context.ts';

/** An action with the address that it leads to without JavaScript. */
export function prepareAction(
  written: Record<string, unknown>,
  label: string,
  { content, phone, chatHref, form }: Pick<PrepareContext, 'content' | 'phone' | 'chatHref' | 'form'>,
): PreparedAction {
  const look = (written.look as PreparedAction['look'] | undefined) ?? 'primary';
  if (typeof written.form === 'string') {
    const pack = content('packages', String(written.package ?? ''))?.data as
      | { name?: string; price?: number }
      | undefined;
    return {
      label,
      look,
      kind: 'form',
      href: `#form-${written.form}`,
      form: form(written.form)?.name ?? written.form,
      ...(pack?.name && { service: pack.name }),
      ...(pack?.price !== undefined && { price: pack.price }),
    };
  }
  if (written.chat) return { label, look, kind: 'chat', href: chatHref };
  if (typeof written.anchor === 'string') return { label, look, kind: 'anchor', href: `#${written.anchor}` };
  if (written.call) {
    const href = typeof written.call === 'string' ? `tel:${written.call.replace(/[^+\d]/g, '')}` : phone.href;
    return { label, look, kind: 'call', href };
  }
  return { label, look, kind: 'link', href: String(written.link ?? '#') };
}
