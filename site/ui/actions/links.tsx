import type { PreparedAction } from '../../prepared-data.ts';
import { actionAttributes } from './action.tsx';

/** Actions as plain links. */
export function Links({ links }: { links: PreparedAction[] }) {
  return links.map((link) => (
    <a key={link.label} {...actionAttributes(link)}>
      {link.label}
    </a>
  ));
}

/** Actions as the items of a list. */
export function LinkItems({ links }: { links: PreparedAction[] }) {
  return links.map((link) => (
    <li key={link.label}>
      <a {...actionAttributes(link)}>{link.label}</a>
    </li>
  ));
}
