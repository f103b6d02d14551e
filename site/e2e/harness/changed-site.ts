import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { northlight } from '../../../generator/fixtures/folders.ts';
import { testOn } from './browser-test.ts';
import { startCompany } from './company-site.ts';
import type { RunningSite } from './running-site.ts';

/** A company's folder before it is built. */
export interface PageFolder {
  /** @param name without `.yaml` */
  addPage: (name: string, yaml: string) => void;
  /** Replaces text in site.yaml. @throws when the text is missing */
  editSite: (from: string, to: string) => void;
}

/** A test with a browser and a changed copy of a company's site, by default the fixture company's. */
export const testOf = (change: (folder: PageFolder) => void, company = northlight) =>
  testOn(() => startChanged(change, company));

/** Builds and serves a changed copy of a company's site. @param environment extra environment variables of the server */
export async function startChanged(
  change: (folder: PageFolder) => void,
  company = northlight,
  environment?: Record<string, string>,
): Promise<RunningSite> {
  const configs = mkdtempSync(join(tmpdir(), 'changed-'));
  cpSync(company, configs, { recursive: true });
  change({
    addPage: (name, yaml) => writeFileSync(join(configs, `${name}.yaml`), yaml),
    editSite(from, to) {
      const file = join(configs, 'site.yaml');
      const text = readFileSync(file, 'utf8');
      if (!text.includes(from)) throw new Error(`site.yaml does not contain ${JSON.stringify(from)}`);
      writeFileSync(file, text.replace(from, to));
    },
  });
  const site = await startCompany(configs, environment);
  rmSync(configs, { recursive: true });
  return site;
}
