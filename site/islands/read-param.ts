import type { UrlParamRule } from '../prepared-page.ts';

const allowed: Record<string, RegExp> = {
  letters: /^[\p{L}\p{M} '’-]+$/u,
  words: /^[\p{L}\p{M}\p{N} '’&+#-]+$/u,
};

/** The text to show for a parameter of the URL; undefined if it is missing or breaks its rule. */
export function readParam(given: string | null, rule: UrlParamRule | undefined): string | undefined {
  const value = given?.trim().replace(/\s+/g, ' ');
  if (!value || !rule) return undefined;
  const { values, maxLength = 0, characters = '' } = rule;
  if (values) return values.find((one) => one.toLowerCase() === value.toLowerCase());
  const isAllowed = value.length <= maxLength && allowed[characters]?.test(value) && /\p{L}/u.test(value);
  return isAllowed ? value : undefined;
}
