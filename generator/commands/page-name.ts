import { nameProblem } from '../../schema/page-name.ts';
import { slug } from '../lib/slug.ts';

/** The nearest valid name that is not taken. */
export function availableName(name: string, isTaken: (name: string) => boolean): string {
  const plain = slug(/^\d/.test(name) ? `page-${name}` : name, 'my-page');
  const valid = nameProblem(plain) ? `${plain}-page` : plain;
  let available = valid;
  for (let count = 2; isTaken(available); count++) available = `${valid}-${count}`;
  return available;
}
