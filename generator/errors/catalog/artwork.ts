import { defaultConfigs } from '../../paths.ts';
import { entry } from './entry.ts';

/** A group of rendered images, with the folder of its sources and the company's folder. */
interface Group {
  group: string;
  artwork: string;
  configs: string;
}

/** The first file of a group and how many more there are. */
const fileSummary = ([first = 'no file', ...more]: string[]): string =>
  more.length === 0 ? first : `${first} and ${more.length} more`;

const renderCommand = ({ group, configs }: Group) =>
  `npm run artwork ${configs === defaultConfigs ? '' : `-- --configs ${configs} `}${group}`;

/** Rendered images that do not match their sources, and images without a source. */
export const artwork = {
  StalePicture: entry<Group & { files: string[]; sources: string[]; change: string }>(
    'Outdated rendered image',
    ({ files, sources, change }) =>
      `${fileSummary(files)} ${files.length === 1 ? 'is' : 'are'} out of date: ${sources.join(', ')} ${sources.length === 1 ? 'was' : 'were'} ${change} after the last render.`,
    (data) => `Run: ${renderCommand(data)}`,
  ),
  ChangedPicture: entry<Group & { file: string }>(
    'Rendered image edited by hand',
    ({ file, group, artwork }) =>
      `${file} does not match its last render. The group "${group}" in ${artwork} renders it and would overwrite the edit.`,
    (data) => `Edit the sources of the group instead, then run: ${renderCommand(data)}`,
  ),
  MissingPicture: entry<Group & { file: string }>(
    'Missing rendered image',
    ({ file, group, artwork }) => `${file} is missing. The group "${group}" in ${artwork} renders it.`,
    (data) => `Run: ${renderCommand(data)}`,
  ),
  StrayPicture: entry<{ file: string; artwork: string; own: string }>(
    'Image without a source',
    ({ file, artwork }) => `No group in ${artwork} renders ${file}.`,
    ({ own }) =>
      `Delete it, or move it to ${own}, the folder for images that are not rendered, and update the paths that use it.`,
  ),
};
