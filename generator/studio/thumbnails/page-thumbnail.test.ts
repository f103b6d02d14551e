import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { northlight } from '../../fixtures/folders.ts';
import { emptyFolder, testFolder } from '../../fixtures/test-folder.ts';
import { createReadingTools, openProject, type Project } from '../../project/project.ts';
import { createPageThumbnails } from './page-thumbnail.ts';

const now = Date.UTC(2031, 4, 1);
const tools = createReadingTools();
const cache = join(emptyFolder(), 'pictures');

async function drawn(project: Project, name: string, folder = cache): Promise<string> {
  const { preview } = project.page(name);
  if (!preview) throw new Error(`${name} has mistakes`);
  return createPageThumbnails(project, folder)(preview);
}

describe('a small page', () => {
  let project: Project;
  beforeAll(async () => {
    project = await openProject(northlight, now, tools);
  });

  it('is a picture of a few kilobytes, whatever sections a page has', async () => {
    const draw = createPageThumbnails(project, cache);
    const previews = [...project.folder.files.keys()].flatMap((name) => project.page(name).preview ?? []);
    expect(previews.length).toBeGreaterThan(15);
    for (const page of previews) {
      const svg = await draw(page);
      expect(svg.length).toBeLessThan(20_000);
      expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 84, height: 64 });
    }
  });

  it('has the headline and the pictures of its first screen', async () => {
    const svg = await drawn(project, 'samples');
    expect(svg).toMatch(/<text [^>]*>[A-Z]/);
    expect(svg).toContain('<image href="data:image/webp;base64,');
  });

  it('has the colors of its theme', async () => {
    const corner = async (name: string) => {
      const { data } = await sharp(Buffer.from(await drawn(project, name)))
        .extract({ left: 0, top: 0, width: 1, height: 1 })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return `#${data.toString('hex')}`;
    };
    const { paper, ink } = project.theme.palette;
    expect([await corner('landing'), await corner('night')]).toEqual([paper, ink]);
  });
});

it('a small page has its words as text, and gaps for pictures that are gone', async () => {
  const folder = testFolder();
  folder.edit('workshop.yaml', 'Come and pour one.', 'Wax & wicks < 3');
  const project = await openProject(folder.root, now, tools);
  expect(await drawn(project, 'workshop')).toContain('>Wax &amp; wicks &lt;');
  expect((await drawn(project, 'home')).match(/<image/g)).toHaveLength(2);
  folder.remove('media/makers/wax-hall.png');
  expect((await drawn(project, 'home', emptyFolder())).match(/<image/g)).toHaveLength(1);
});
