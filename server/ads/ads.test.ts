import { expect, test } from 'vitest';
import { openAds } from './ads.ts';

test('a build that cannot be read costs the reports, not the start', async () => {
  const reasons: unknown[] = [];
  const facts = async () => {
    throw new Error('Unexpected end of JSON input');
  };
  const config = { ads: { google: undefined, meta: undefined }, publicUrl: undefined };
  const ads = await openAds(config, facts, (reason) => reasons.push(reason));
  expect(ads).toMatchObject({ destinations: [], conversions: undefined });
  expect(reasons).toEqual([new Error('Unexpected end of JSON input')]);
});
