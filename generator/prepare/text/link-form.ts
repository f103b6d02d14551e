import common from '../../../schema/common.schema.json' with { type: 'json' };

const form = new RegExp(common.$defs.action.properties.link.pattern, 'u');

/** Whether a link in a text has a form that actions can have, too. */
export function isLink(target: string): boolean {
  return form.test(target);
}

/** The link that was most likely meant, by its form alone. */
export function meantLink(target: string): string | undefined {
  if (/^https?:/i.test(target)) return target.replace(/^https?:\/*/i, 'https://');
  if (/^www\./i.test(target)) return `https://${target}`;
  if (/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(target)) return `mailto:${target}`;
  // A page of this site, named without the slash before it, or from where this page stands.
  const [page] = /(?<=^(?:\.{1,2}\/)*)[\w-]+(?:\/[\w.-]+)*\/?(?:[?#].*)?$/.exec(target) ?? [];
  return page === undefined ? undefined : `/${page}`;
}
