import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { schemaFolder } from '../load-schemas.ts';

/** The folder of the pictures, next to the reference. `npm run section-pictures` writes them. */
export const sectionPictures = join(schemaFolder, '../landing-configs/section-pictures');

/** The picture of a section type as Markdown; nothing until there is one. */
export function pictureOf(type: string): string[] {
  const name = `${type}.webp`;
  if (!existsSync(join(sectionPictures, name))) return [];
  return [`![The section type ${type}](section-pictures/${name})`];
}
