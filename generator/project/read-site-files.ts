import type { BrandFonts } from '../brand/fonts/brand-fonts.ts';
import { readBrandFonts } from '../brand/fonts/read-brand-fonts.ts';
import type { Problem } from '../errors/problem.ts';
import type { PictureFile } from '../images/picture-file.ts';
import { createPageLoader } from '../load/load-page.ts';
import { loadShared, type SharedSource } from '../load/load-shared.ts';
import type { PageFolder } from '../load/page-folder.ts';
import type { ReadYaml } from '../load/yaml/read-yaml.ts';
import { readShared, type SharedParts, type SharedReading } from './read-shared.ts';

/** site.yaml and the content files, with all that pages take from them. */
export interface SiteFiles {
  shared: SharedSource;
  fonts: BrandFonts;
  fontProblems: Problem[];
  /** The picture files of all pages that were prepared with them so far, by name. */
  pictures: ReadonlyMap<string, PictureFile>;
  reading: SharedReading;
  parts: SharedParts;
}

export async function readSiteFiles(
  folder: PageFolder,
  { readYaml, validator, plans }: SharedParts['tools'] & { readYaml: ReadYaml },
  given: Pick<SharedParts, 'media' | 'hasTags' | 'now'>,
): Promise<SiteFiles> {
  const shared = loadShared(folder, readYaml, validator);
  const { fonts, problems: fontProblems } = await readBrandFonts(shared, folder.fonts);
  const pictures = new Map<string, PictureFile>();
  const parts: SharedParts = {
    ...given,
    folder,
    loadPage: createPageLoader(folder, readYaml),
    tools: { validator, plans },
    addPicture: (file) => pictures.set(file.name, file),
    siteVariants: 1 + Object.keys(shared.site?.experiment?.variants ?? {}).length,
  };
  return { shared, fonts, fontProblems, pictures, reading: readShared(shared, parts), parts };
}
