import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { northlight } from '../../../generator/fixtures/folders.ts';
import { test as base } from './browser-test.ts';
import { type RunningSite, startSite } from './running-site.ts';

/** The fixture company's folder before it is built. */
export interface PageFolder {
  /** @param name without `.yaml` */
  addPage: (name: string, yaml: string) => void;
  /** Replaces text in site.yaml. @throws when the text is missing */
  editSite: (from: string, to: string) => void;
}

/** A test with a browser and a changed copy of the fixture company's site. */
export function testOf(change: (folder: PageFolder) => void) {
  return base.extend<{ site: RunningSite }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: a fixture that needs no other names none
      async ({}, use) => {
        const site = await startChanged(change);
        await use(site);
        await site.stop();
      },
      { scope: 'file' },
    ],
  });
}

async function startChanged(change: (folder: PageFolder) => void): Promise<RunningSite> {
  const folder = mkdtempSync(join(tmpdir(), 'changed-'));
  const [configs, dist] = [join(folder, 'configs'), join(folder, 'dist')];
  cpSync(northlight, configs, { recursive: true });
  change({
    addPage: (name, yaml) => writeFileSync(join(configs, `${name}.yaml`), yaml),
    editSite(from, to) {
      const file = join(configs, 'site.yaml');
      const text = readFileSync(file, 'utf8');
      if (!text.includes(from)) throw new Error(`site.yaml does not contain ${JSON.stringify(from)}`);
      writeFileSync(file, text.replace(from, to));
    },
  });
  await promisify(execFile)('npm', ['run', '--silent', 'build', '--', '--configs', configs, '--out', dist]);
  const site = await startSite(dist);
  return {
    ...site,
    async stop() {
      await site.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
