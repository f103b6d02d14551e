/** An address that is safe to link, although a visitor sent it: of the web, or a path of this site. */
export function webAddress(given: string | null): string | undefined {
  if (!given) return undefined;
  return /^(https?:\/\/|\/(?![/\\]))/i.test(given) ? given : undefined;
}
