import type { DeskPerson } from '../../../../../schema/api/desk.ts';
import { givenName } from '../list/row-status.ts';

/** A person's name in a list of people: `you`, or the first name. */
export const shortName = (person: DeskPerson, me: string): string =>
  person.email === me ? 'you' : givenName(person);

/** `Dana`, `Dana and Luis`, `Dana, Luis, and Lee` */
export const listText = (names: string[]): string => new Intl.ListFormat('en-US').format(names);
