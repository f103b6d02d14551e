import { expect, it } from 'vitest';
import { devAddresses } from './dev-addresses.ts';

const url = 'http://127.0.0.1:5173/';

it('names the addresses of the preview and its tools', () => {
  expect(devAddresses({ url, studio: `${url}studio?token=ab12` })).toBe(
    [
      'Preview:  http://127.0.0.1:5173/',
      'Pages:    http://127.0.0.1:5173/__pages',
      'Sections: http://127.0.0.1:5173/__sections',
      'Studio:   http://127.0.0.1:5173/studio?token=ab12',
      'Saved changes appear right away. Press Ctrl+C to stop.',
    ].join('\n'),
  );
});

it('shows the address for phones as a QR code, and says if there is none', () => {
  const shown = devAddresses({ url, network: ['http://192.168.1.20:5173/'] });
  expect(shown).toContain('On a phone in the same network: http://192.168.1.20:5173/\n');
  expect(shown.match(/^[█▀▄ ]{20,}$/gm)?.length).toBeGreaterThan(12);
  expect(shown).toContain('Studio:   off with --host\n');
  expect(devAddresses({ url, network: [] })).toContain('no phone can open the preview');
});
