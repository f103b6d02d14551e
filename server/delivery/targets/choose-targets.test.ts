import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createDeskRules } from '../../desk/routing/desk-rules.ts';
import { createSiteFacts } from '../../site-facts.ts';
import { openDistFolder } from '../../static/dist-folder.ts';
import { deliveryOf, storedLead } from '../../testing/leads/stored-lead.ts';
import { chooseTargets } from './choose-targets.ts';

test('without mail settings, notices are files with a local sender and recipient', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'targets-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const facts = createSiteFacts(openDistFolder({ dist: join(folder, 'dist') }, 1000));
  const deskRules = createDeskRules(openDistFolder({ dist: join(folder, 'dist') }, 1000));
  const { targets } = chooseTargets(readConfig({ DATA_DIR: folder }), { facts, deskRules }, () => new Date());
  expect(targets.map(({ name }) => name)).toEqual(['notice', 'acknowledgement']);
  await targets[0]?.deliver(deliveryOf(storedLead()), new AbortController().signal);
  const [file = ''] = readdirSync(join(folder, 'mail'));
  expect(await PostalMime.parse(readFileSync(join(folder, 'mail', file)))).toMatchObject({
    from: { address: 'website@localhost' },
    to: [{ address: 'leads@localhost' }],
  });
});
