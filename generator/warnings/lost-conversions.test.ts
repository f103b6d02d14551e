import { expect, it, test } from 'vitest';
import type { Page } from '../../schema/generated/types.ts';
import { locate } from '../errors/locate.ts';
import { testFolder } from '../fixtures/test-folder.ts';
import { openProject } from '../project/project.ts';
import { lostConversionFindings } from './lost-conversions.ts';
import { pageFindings } from './page-warnings.ts';

type Tags = Page['tags'];

const site: Tags = { google: { ads: 'AW-1' }, conversions: { order: { ads: 'LABEL-1' } } };

/** The conversions of a page that no platform counts. @param baseTags those of the pages it extends */
const lost = (tags: Tags, { shared = site, baseTags = [] as Tags[] } = {}) =>
  lostConversionFindings({ written: { tags }, baseTags, site: { tags: shared } }).map(({ path, data }) => ({
    at: path.slice(1).join('.'),
    ...data,
  }));

it('finds the label of the site with another Ads id, and accepts one of its own', () => {
  const google = { ads: 'AW-2' };
  expect(lost({ google })).toEqual([{ at: 'google.ads', ads: 'AW-2', forms: ['order'] }]);
  expect(lost({ google, conversions: { order: { ads: 'LABEL-2' } } })).toEqual([]);
  expect(lost({ google, conversions: { order: false } })).toEqual([]);
});

it('finds the label of a page that this one extends', () => {
  const base: Tags = { google: { ads: 'AW-2' }, conversions: { order: { ads: 'LABEL-2' } } };
  const written = { ...base, google: { ads: 'AW-3' } };
  expect(lost(written, { baseTags: [base] })).toMatchObject([{ ads: 'AW-3', forms: ['order'] }]);
  expect(lost(base, { baseTags: [base] })).toEqual([]);
});

it('accepts labels of the site without an Ads id, which are for the ids of pages', () => {
  const shared: Tags = { conversions: { order: { ads: 'LABEL-1' } } };
  expect(lost({ google: { ads: 'AW-2' } }, { shared })).toEqual([]);
});

it('finds what a page reports to a platform that neither it nor the site has', () => {
  expect(lost({ conversions: { order: { meta: 'Lead', ads: 'LABEL-1' } } })).toMatchObject([
    { at: 'conversions.order.meta', form: 'order', platform: 'Meta' },
  ]);
});

it('accepts conversions to a tag that the page turns off, and those of the site', () => {
  const conversions = { order: { ads: 'LABEL-1', meta: 'Lead' } } as const;
  expect(lost({ google: false, meta: false, conversions })).toEqual([]);
  expect(lost({ google: { analytics: 'G-1' } }, { shared: { conversions } })).toEqual([]);
});

test('pages that extend others name the line to change', async () => {
  const folder = testFolder();
  folder.edit('site.yaml', 'facts:', 'consent: { mode: opt-in }\nfacts:');
  const tags =
    'tags:\n  google: { ads: AW-123456789 }\n  conversions:\n    order: { ads: AbC-D_efG, meta: Lead }';
  folder.edit('winter.yaml', 'theme: night', `theme: night\n${tags}`);
  folder.write('ice.yaml', 'extends: winter\nroute: /ice/\ntags: { google: { ads: AW-987654321 } }\n');
  const { page, shared } = await openProject(folder.root, 2031);
  const ice = page('ice');
  const found = pageFindings(ice, 'ice', shared.site)?.filter(({ code }) => code === 'LostConversion');
  expect(folder.shown(found?.map((one) => locate(one, ice.files)) ?? [])).toMatchInlineSnapshot(`
    "pages/ice.yaml:3:24  Conversion that no platform counts
      Conversions of this page go to AW-987654321, but the label of this form belongs to another Google Ads account, so Google drops them: order.

        1 | extends: winter
        2 | route: /ice/
      > 3 | tags: { google: { ads: AW-987654321 } }
          |                        ^^^^^^^^^^^^

      Add to this page, below tags, what Google Ads shows for AW-987654321: conversions: { order: { ads: LABEL } }

    pages/winter.yaml:12:30  Conversion that no platform counts
      This page lists what Meta gets for "order", but neither the page nor site.yaml has an id of Meta, so it gets nothing.

        10 |   google: { ads: AW-123456789 }
        11 |   conversions:
      > 12 |     order: { ads: AbC-D_efG, meta: Lead }
           |                              ^^^^
        13 | sections:

      Add your id below tags, such as: meta: { pixel: "123456789012345" }. Or delete this."
  `);
});
