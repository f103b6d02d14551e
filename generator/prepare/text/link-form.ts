import common from '../../../schema/common.schema.json' with { type: 'json' };

const form = new RegExp(common.$defs.action.properties.link.pattern, 'u');

/** Whether a link in a text has a valid form: the same forms as in actions. */
export function isLink(target: string): boolean {
  return form.test(target);
}

/** The link that an author most likely intended, judging by its form. */
export function suggestLink(target: string): string | undefined {
  if (/^https?:/i.test(target)) return target.replace(/^https?:\/*/i, 'https://');
  if (/^\/\/[\w-]+\./.test(target)) return `https:${target}`;
  if (/^www\./i.test(target)) return `https://${target}`;
  if (/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(target)) return `mailto:${target}`;
  // A page of this site without the leading slash, or with a relative path.
  const [page] = /(?<=^(?:\.{1,2}\/)*)[\w-]+(?:\/[\w.-]+)*\/?(?:[?#].*)?$/.exec(target) ?? [];
  return page === undefined ? undefined : `/${page}`;
}
