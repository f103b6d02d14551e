import type { JsonSchema } from '../../../schema/load-schemas.ts';
import { linkPath } from '../../lib/link-path.ts';
import { slug } from '../../lib/slug.ts';
import { suggestLink } from '../../prepare/text/link-form.ts';
import { tagIdFix } from './tag-id-fix.ts';

/** What to write in place of a value of the wrong form. Undefined where the key's description has to do. */
export function formFix(
  key: string,
  written: string,
  { title, pattern = '', 'x-kind': kind, 'x-refers': refers }: JsonSchema,
): { reason?: string; fix: string } | undefined {
  const straight = written.replace(/^[“”„‘’«»]+|[“”„‘’«»]+$/g, '');
  if (straight !== written) return { fix: `Type straight quotes, or none: ${key}: ${straight}` };
  if (key === 'call')
    return {
      fix: "Write the whole number with its area code, such as call: (512) 555-0188. For the company's number, write call: true.",
    };
  const number = kind === 'amount' ? /\d[\d,]*(?:\.\d+)?/.exec(written)?.[0].replaceAll(',', '') : undefined;
  if (number !== undefined)
    return {
      reason: 'it must be a number',
      fix: `Write just the number, without quotes, symbols, or units: ${key}: ${number}`,
    };
  if (title === 'Route' && !written.includes('{{'))
    return {
      reason: 'a route starts with a slash and has no domain, spaces, "?", or "#"',
      fix: `Write: ${key}: ${routeOf(written)}`,
    };
  const tag = tagIdFix(key, written, String(pattern));
  if (tag) return tag;
  return refers === 'links' ? linkFix(key, written, String(pattern)) : undefined;
}

function linkFix(
  key: string,
  written: string,
  pattern: string,
): { reason?: string; fix: string } | undefined {
  const url = URL.parse(written);
  if (url?.host && (url.username || url.password)) {
    url.username = '';
    url.password = '';
    return {
      reason: `browsers read what is before "@" as a user name, so it leads to ${url.host}`,
      fix: `If you mean that host, write: ${key}: ${url.href}`,
    };
  }
  const phone = /^tel:(.+)$/.exec(written)?.[1];
  // A call has no facts: it is a number, or that of the company.
  if (phone && /\$\{\w+\}/.test(phone)) {
    const fix = "For the company's number, write call: true in place of link.";
    const other = 'For another number, write it out: call: (512) 555-0188';
    return { fix: /^\$\{phone\}$/.test(phone) ? fix : `${fix} ${other}` };
  }
  if (phone !== undefined) return { fix: `For a phone number, write call: "${phone}" in place of link.` };
  if (written === 'mailto:')
    return { fix: `Write the address after it: ${key}: mailto:name@company.example` };
  const near = suggestLink(written);
  return near && new RegExp(pattern, 'u').test(near) ? { fix: `Write: ${key}: ${near}` } : undefined;
}

/** The route that an author meant: without a domain, a query, and signs that addresses cannot have. */
function routeOf(written: string): string {
  const path = linkPath(written.replace(/^(?:[a-z]+:)?\/\/[^/]*|^www\.[^/]*/i, ''));
  const names = path.split(/[/\\]/).filter((name) => /\S/.test(name));
  const usable = names.map((name) => (/^[\w.-]+$/.test(name) ? name : slug(name, 'page')));
  const isFolder = !path.startsWith('/') || path.endsWith('/');
  return usable.length === 0 ? '/' : `/${usable.join('/')}${isFolder ? '/' : ''}`;
}
