/** What starts the ids of a platform, and where its id is written. */
const platforms = [
  { name: 'Google Ads', prefix: 'AW-', place: (id: string) => `google: { ads: ${id} }` },
  { name: 'Google Analytics', prefix: 'G-', place: (id: string) => `google: { analytics: ${id} }` },
  {
    name: 'Google Tag Manager',
    prefix: 'GTM-',
    place: (id: string) => `gtm: { container: ${id}, hosts: [] }`,
  },
];

/** What to write in place of a tag's id without its prefix, or of another platform's id. */
export function tagIdFix(
  key: string,
  written: string,
  pattern: string,
): { reason?: string; fix: string } | undefined {
  const here = platforms.find(({ prefix }) => pattern.startsWith(`^${prefix}`));
  if (!here) return undefined;
  const { name, prefix } = here;
  const other = platforms.find((one) => one !== here && written.startsWith(one.prefix));
  if (other)
    return {
      reason: `it is a ${other.name} id, not a ${name} id`,
      fix: `Below tags, write: ${other.place(written)}\nA ${name} id starts with ${prefix}.`,
    };
  const whole = prefix + written.trim().toUpperCase();
  return new RegExp(pattern).test(whole)
    ? { reason: `an id of ${name} starts with ${prefix}`, fix: `Write: ${key}: ${whole}` }
    : undefined;
}
