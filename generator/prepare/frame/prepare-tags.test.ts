import { expect, test } from 'vitest';
import { testFolder } from '../../fixtures/test-folder.ts';
import { openProject } from '../../project/project.ts';

const shared = `tags:
  google: { ads: AW-123456789, analytics: G-AB12CD34EF }
  meta: { pixel: "123456789012345" }
  conversions:
    order: { ads: AbC-D_efG, meta: Lead, value: "\${boxes}" }
consent: { mode: opt-in, banner: { title: "Cookies at \${company}?" } }
`;

/** The pages of the small site with tags. @param own lines to add to a page */
async function open(site: string, own: Record<string, string> = {}, form = '') {
  const folder = testFolder();
  folder.edit('site.yaml', 'facts:', `${site}facts:\n  boxes: 40`);
  if (form) folder.edit('content/forms.yaml', 'submit: Send it', `submit: Send it\n  ${form}`);
  for (const [page, lines] of Object.entries(own))
    folder.write(`${page}.yaml`, folder.read(`${page}.yaml`) + lines);
  const project = await openProject(folder.root, 2031);
  const frameOf = (page: string) => project.page(page).page?.frame;
  return {
    folder,
    tagsOf: (page: string) => frameOf(page)?.lazyScripts.tags,
    footerOf: (page: string) => frameOf(page)?.footer,
    shown: () =>
      folder.shown(
        project.folder.pages
          .keys()
          .flatMap((name) => project.page(name).problems)
          .toArray(),
      ),
  };
}

test('a site without tags prepares none', async () => {
  const { tagsOf, footerOf } = await open('');
  expect(tagsOf('home')).toBeUndefined();
  expect(footerOf('home')).not.toHaveProperty('consent');
});

test('a page with an empty group of tags has none, so it needs no consent', async () => {
  const { tagsOf, shown } = await open('', { home: 'tags: {}\n' });
  expect([shown(), tagsOf('home')]).toEqual(['', undefined]);
});

test('every page has the tags of site.yaml, with facts filled in and texts by default', async () => {
  const { tagsOf, footerOf } = await open(shared);
  expect(tagsOf('home')).toMatchObject({
    settings: {
      ids: { ads: 'AW-123456789', analytics: 'G-AB12CD34EF', meta: '123456789012345' },
      conversions: { order: { events: { ads: 'AbC-D_efG', meta: 'Lead' }, value: 40, currency: 'USD' } },
      mode: 'opt-in',
      texts: { banner: { title: 'Cookies at Tern & Tallow?', accept: 'Accept' } },
      host: 'www.ternandtallow.example',
    },
  });
  expect(footerOf('home')?.consent).toEqual({ label: 'Your privacy choices', href: '/small-print' });
});

test('a page replaces, adds, and turns off tags', async () => {
  const { tagsOf } = await open(shared, {
    home: 'tags: { google: { ads: AW-987654321, analytics: false }, meta: false, conversions: { order: { value: 7 } } }\n',
    workshop: 'tags: false\n',
  });
  expect(tagsOf('home')?.settings).toMatchObject({
    ids: { ads: 'AW-987654321' },
    conversions: { order: { events: { ads: 'AbC-D_efG', meta: 'Lead' }, value: 7 } },
  });
  expect(tagsOf('workshop')).toBeUndefined();
});

test('the policy of a page allows its own tags, and names those of all pages only where forms lead', async () => {
  const own = 'tags: { gtm: { container: GTM-AB12CD3, hosts: ["https://px.example"] } }\n';
  const { tagsOf } = await open('consent: { mode: opt-out }\n', { home: own, thanks: '' });
  expect(tagsOf('home')?.sources).toEqual({
    script: ['https://*.googletagmanager.com', 'https://px.example'],
    img: ['https://*.googletagmanager.com', 'https://px.example'],
    connect: ['https://*.googletagmanager.com', 'https://www.google.com', 'https://px.example'],
    frame: ['https://px.example'],
  });
  expect(tagsOf('home')?.policy).toMatch(/^[0-9a-f]{8}$/);
  expect(tagsOf('thanks')).toMatchObject({ policy: '*', sources: {}, settings: { ids: {} } });
  expect(tagsOf('workshop')).toBeUndefined();
});

test('a page that a form names as its next one reports the leads of all pages, too', async () => {
  const own = { winter: 'tags: { meta: { pixel: "123456789012345" } }\n' };
  const { folder, tagsOf } = await open('consent: { mode: opt-out }\n', own, 'thanks: /workshop/#done');
  expect(folder.read('content/forms.yaml')).toContain('thanks: /workshop/#done');
  expect(tagsOf('workshop')?.policy).toBe('*');
  expect(tagsOf('home')).toBeUndefined();
});

test('a page whose own forms lead back to it reports the leads of all pages, too', async () => {
  const own = { winter: 'tags: { meta: { pixel: "123456789012345" } }\n', workshop: 'thanks: /workshop\n' };
  const { tagsOf } = await open('consent: { mode: opt-out }\n', own);
  expect(tagsOf('workshop')?.policy).toBe('*');
});

test('consent without tags on any page changes none', async () => {
  const { tagsOf } = await open('consent: { mode: opt-out }\n');
  expect([tagsOf('thanks'), tagsOf('small-print')]).toEqual([undefined, undefined]);
});

test('the privacy policy has the link to the choices as soon as any page has tags, and loads none', async () => {
  const own = { winter: 'tags: { meta: { pixel: "123456789012345" } }\n' };
  const { tagsOf, footerOf } = await open('consent: { mode: opt-out }\n', own);
  expect(footerOf('small-print')?.consent?.label).toBe('Your privacy choices');
  expect(tagsOf('small-print')).toMatchObject({ sources: {}, settings: { ids: {} } });
  expect(tagsOf('small-print')?.policy).not.toBe('*');
  expect(footerOf('home')).not.toHaveProperty('consent');
});

test.each([
  ['tags: { google: { ads: "AW-1\\"><script>alert(1)</script>" } }', 'Tag setup'],
  ['tags: { google: { ads: 123-456-7890 } }', 'AW-123456789'],
  ['tags: { google: { analytics: UA-1234-5 } }', 'Data streams'],
  ['tags: { meta: { pixel: 123456789012345 } }', 'pixel: "123456789012345"'],
  ['tags: { gtm: { container: GTM-AB12CD3 } }', 'Browsers block all others'],
  [
    'tags: { gtm: { container: GTM-AB12CD3, hosts: ["https://px.example; script-src *"] } }',
    'without a path',
  ],
  ['tags: { gtm: { container: GTM-AB12CD3, hosts: ["*"] } }', 'without a path'],
  ['tags: { conversions: { oder: { meta: Lead } } }', 'Did you mean "order"?'],
  ['tags: { conversions: { order: { meta: Leads } } }', 'Did you mean "Lead"?'],
  ['tags: { google: { ads: true } }', 'ads'],
])('%s is explained', async (own, help) => {
  const { shown } = await open('consent: { mode: opt-in }\n', { home: `${own}\n` });
  expect(shown()).toContain(help);
});

test.each([
  'google: { ads: "AW-123456789%" }',
  'google: { analytics: "G-AB12CD34EF%" }',
  'meta: { pixel: "123456789012345%" }',
  'gtm: { container: "GTM-AB12CD3%", hosts: ["https://px.example"] }',
  'gtm: { container: GTM-AB12CD3, hosts: ["https://px.example%"] }',
  'conversions: { order: { ads: "AbC-D_efG%" } }',
  'conversions: { order: { meta: "Lead%" } }',
  'conversions: { order: { analytics: "generate_lead%" } }',
  'conversions: { order: { gtm: "lead_stored%" } }',
])('code in %s is refused', async (tag) => {
  const hostile = `tags: { ${tag.replace('%', '</script><script>alert(1)</script>')} }\n`;
  const { shown } = await open('consent: { mode: opt-in }\n', { home: hostile });
  expect(shown()).toContain('alert(1)');
});
