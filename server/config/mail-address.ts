import type { Address } from '../mail/mail.ts';

/** `name@host` or `Display Name <name@host>`; undefined when it is neither. */
export function parseOneAddress(text: string): Address | undefined {
  const match = /^(?:"?(?<name>[^"<>\p{Cc}]*?)"?\s*<(?<inner>[^<>\s]+)>|(?<bare>\S+))$/u.exec(text.trim());
  const address = match?.groups?.inner ?? match?.groups?.bare ?? '';
  if (!/^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/.test(address)) return undefined;
  return { name: match?.groups?.name?.trim() ?? '', address };
}
