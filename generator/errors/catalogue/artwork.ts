import { entry } from './entry.ts';

/** What a group of pictures that site/artwork renders shows, in a few words: its first file and how many more. */
const shownFiles = (files: string[]): string => {
  const [first = 'no file', ...more] = files;
  return more.length === 0 ? first : `${first} and ${more.length} more`;
};
const renderGroup = (group: string) => `Run: npm run artwork ${group}`;

/** Pictures that do not go with the sources in site/artwork, and pictures that have none there. */
export const artwork = {
  StalePicture: entry<{ group: string; files: string[]; sources: string[]; happened: string }>(
    'A picture that has to be rendered again',
    ({ files, sources, happened }) =>
      `${shownFiles(files)} ${files.length === 1 ? 'was' : 'were'} rendered before ${sources.join(', ')} ${sources.length === 1 ? 'was' : 'were'} ${happened}.`,
    ({ group }) => renderGroup(group),
  ),
  ChangedPicture: entry<{ group: string; file: string }>(
    'A rendered picture that was changed',
    ({ file, group }) =>
      `${file} is not as it was rendered: the group ${group} of site/artwork makes it, and would write over it.`,
    ({ group }) => `${renderGroup(group)}. What should look otherwise is changed in the group's sources.`,
  ),
  LostPicture: entry<{ group: string; file: string }>(
    'A rendered picture that is not there',
    ({ file, group }) => `There is no ${file}, which the group ${group} of site/artwork renders.`,
    ({ group }) => renderGroup(group),
  ),
  StrayPicture: entry<{ file: string; own: string }>(
    'A picture that nothing renders',
    ({ file }) => `No group of site/artwork renders ${file}.`,
    ({ own }) =>
      `Delete it; or move it to ${own}, where pictures lie that are not rendered, and name it by its new path.`,
  ),
};
