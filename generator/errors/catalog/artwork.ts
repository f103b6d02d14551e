import { defaultConfigs } from '../../paths.ts';
import { entry } from './entry.ts';

/** A group of pictures, with the folder that has its sources and the company's folder. */
interface Group {
  group: string;
  artwork: string;
  configs: string;
}

/** The files that a group renders, in a few words: its first file and how many more. */
const shownFiles = ([first = 'no file', ...more]: string[]): string =>
  more.length === 0 ? first : `${first} and ${more.length} more`;

const renderGroup = ({ group, configs }: Group) =>
  `Run: npm run artwork ${configs === defaultConfigs ? '' : `-- --configs ${configs} `}${group}`;

/** Pictures that do not match their sources, and pictures without any. */
export const artwork = {
  StalePicture: entry<Group & { files: string[]; sources: string[]; happened: string }>(
    'A picture that has to be rendered again',
    ({ files, sources, happened }) =>
      `${shownFiles(files)} ${files.length === 1 ? 'was' : 'were'} rendered before ${sources.join(', ')} ${sources.length === 1 ? 'was' : 'were'} ${happened}.`,
    renderGroup,
  ),
  ChangedPicture: entry<Group & { file: string }>(
    'A rendered picture that was edited',
    ({ file, group, artwork }) =>
      `${file} differs from what was rendered: the group ${group} of ${artwork} renders it, and would overwrite it.`,
    (data) => `${renderGroup(data)}. To change the picture, change the sources of its group.`,
  ),
  LostPicture: entry<Group & { file: string }>(
    'A missing rendered picture',
    ({ file, group, artwork }) => `${file} is missing. The group ${group} of ${artwork} renders it.`,
    renderGroup,
  ),
  StrayPicture: entry<{ file: string; artwork: string; own: string }>(
    'A picture that no group renders',
    ({ file, artwork }) => `No group of ${artwork} renders ${file}.`,
    ({ own }) =>
      `Delete it; or move it to ${own}, the folder of pictures that are not rendered, and name it by its new path.`,
  ),
};
