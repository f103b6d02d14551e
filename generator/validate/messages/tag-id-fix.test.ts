import { expect, test } from 'vitest';
import { tagIdFix } from './tag-id-fix.ts';

const ads = '^AW-[0-9]{8,12}$';

test('an id without its prefix gets it', () => {
  expect(tagIdFix('ads', '123456789', ads)?.fix).toBe('Write: ads: AW-123456789');
  expect(tagIdFix('container', 'ab12cd3', '^GTM-[A-Z0-9]{4,10}$')?.fix).toBe('Write: container: GTM-AB12CD3');
});

test('the id of another platform goes where it belongs', () => {
  expect(tagIdFix('ads', 'G-ABC1234567', ads)?.fix).toContain('google: { analytics: G-ABC1234567 }');
  expect(tagIdFix('ads', 'GTM-AB12CD3', ads)?.fix).toContain('gtm: { container: GTM-AB12CD3, hosts: [] }');
});

test('everything else is left to the description of the key', () => {
  expect(tagIdFix('ads', 'my ads', ads)).toBeUndefined();
  expect(tagIdFix('pixel', 'G-ABC1234567', '^[0-9]{14,17}$')).toBeUndefined();
});
