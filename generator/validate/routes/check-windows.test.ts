import { expect, it } from 'vitest';
import { check } from '../../commands/check.ts';
import { testFolder } from '../../fixtures/test-folder.ts';

it('for a page for a time at the address of a row, the fix is in the row, which nothing can extend', async () => {
  const folder = testFolder();
  folder.write(
    'towns.yaml',
    'extends: winter\nroute: /wax/{{city}}/\nmatrix: { values: { city: [Bath, Ely] } }\ntitle: Wax in {{city}}\n',
  );
  folder.edit('site.yaml', 'url: ', 'timeZone: Central\nurl: ');
  folder.write(
    'fair.yaml',
    'extends: workshop\nroute: /wax/bath/\nfrom: 2031-05-03\nuntil: 2031-05-05\ntitle: Fair\n',
  );
  const { problems } = await check(folder.root, Date.UTC(2031, 4, 1));
  const [overlap] = problems.filter(({ code }) => code === 'OverlappingPages');
  expect(overlap?.hint).toContain('"overrides"');
  expect(overlap?.hint).not.toContain('extends: towns');
});
