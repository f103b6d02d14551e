import { expect, test } from 'vitest';
import { campaignParams } from '../../../schema/api/touch.ts';
import { campaign } from './landing.ts';

test.each(campaignParams)('a URL with %s belongs to a campaign', (name) => {
  expect(campaign.test(`?${name}=x`)).toBe(true);
  expect(campaign.test(`?page=2&${name}=x`)).toBe(true);
});

test.each(['', '?page=2', '?q=utm_source', '?plan=gad', '?id=7', '?lid=x', '?from=li_fat_id'])(
  '"%s" does not belong to a campaign',
  (search) => {
    expect(campaign.test(search)).toBe(false);
  },
);
