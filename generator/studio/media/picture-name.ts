import { isWindowsDevice } from '../../../schema/page-name.ts';
import { slug } from '../../lib/slug.ts';

const fallback = 'picture';

/**
 * A name for a picture in lowercase letters, digits, and hyphens, without an extension: `Café Menu (2).JPG` becomes
 * `cafe-menu-2`. Names that start with a digit, or have no letter of the Latin alphabet, get `picture`.
 */
export function pictureName(given: string): string {
  const base = given.split(/[/\\]/).at(-1) ?? '';
  const stem = base.replace(/(?<=.)\.[A-Za-z0-9]{1,5}$/, '').trim();
  const name = slug(/^\d/.test(stem) ? `${fallback} ${stem}` : stem, fallback);
  return isWindowsDevice(name) ? `${fallback}-${name}` : name;
}
