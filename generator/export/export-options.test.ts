import { expect, test } from 'vitest';
import { readExportOptions } from './export-options.ts';

test('a server is an origin that Netlify can pass calls on to', () => {
  expect(readExportOptions({ target: 'netlify', server: 'https://leads.example/' })).toEqual({
    target: 'netlify',
    server: 'https://leads.example',
  });
});

test.each([
  [{}, 'Say which host the export is for'],
  [{ target: 'ftp' }, '--target must be netlify, plain, or varnish, not "ftp".'],
  [{ target: 'plain', server: 'https://leads.example' }, 'Only --target netlify'],
  [{ target: 'varnish', at: '2027-01-04' }, 'without --server and --at'],
  [{ target: 'netlify', server: 'http://leads.example' }, '--server must be an address such as'],
  [{ target: 'netlify', server: 'https://leads.example/api/' }, 'without a path'],
  [{ target: 'netlify', server: 'leads.example 200\n/x' }, '--server must be an address such as'],
])('%j is refused', (options, message) => {
  expect(readExportOptions(options)).toContain(message);
});
