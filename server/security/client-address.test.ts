import { describe, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { emailCall, json } from '../testing/leads/lead-bodies.ts';
import { createTestApp } from '../testing/test-app.ts';
import { clientAddress } from './client-address.ts';

const environment = { TRUST_PROXY: '10.0.0.0/8, ::1, 2001:db8::/32' };
const { trustProxy } = readConfig(environment);

describe('the address of the client', () => {
  test.each([
    ['is the peer if it is not a trusted proxy', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['is the peer without the header', '10.0.0.1', undefined, '10.0.0.1'],
    ['is the one that a trusted proxy saw', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['is read from the right', '10.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
    ['is left of a chain of proxies', '10.0.0.1', '1.1.1.1, 198.51.100.1, 10.9.9.9,10.8.8.8', '198.51.100.1'],
    ['is the outermost proxy if all are trusted', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['stops at an invalid address', '10.0.0.1', '198.51.100.1, unknown', '10.0.0.1'],
    ['can be IPv4 inside IPv6', '::ffff:10.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
    ['can be IPv6 in brackets', '::1', '[2001:db9::7]:443', '2001:db9::7'],
    ['has no port', '10.0.0.1', '198.51.100.1:5555', '198.51.100.1'],
    ['is unknown without a connection', undefined, '198.51.100.1', null],
  ])('%s', (_name, peer, header, address) => {
    expect(clientAddress(peer, header, trustProxy)).toBe(address);
  });
});

test('a lead is stored with the address that the trusted proxy saw', async () => {
  await using server = await createTestApp({ environment });
  const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
  const header = { 'x-forwarded-for': '198.51.100.1' };
  const path = '/api/email/send-resume-email';
  await server.app.request(path, json(emailCall(), header), from('10.0.0.1'));
  await server.app.request(path, json(emailCall({ email: 'b@mail.example' }), header), from('203.0.113.9'));
  const leads = await server.storage.db.selectFrom('leads').select('client_address').orderBy('id').execute();
  expect(leads.map((lead) => lead.client_address)).toEqual(['198.51.100.1', '203.0.113.9']);
});
