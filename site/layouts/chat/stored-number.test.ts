import { afterEach, expect, it, vi } from 'vitest';
import { storedNumber } from './stored-number.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('lasts until the page is left where the storage is full or forbidden', () => {
  const full = () => {
    throw new DOMException('QuotaExceededError');
  };
  for (const getItem of [full, () => null]) {
    vi.stubGlobal('sessionStorage', { getItem, setItem: full });
    const number = storedNumber('sessionStorage', 'chat-put-away');
    expect(number.read()).toBeUndefined();
    number.write(12);
    expect(number.read()).toBe(12);
  }
});
