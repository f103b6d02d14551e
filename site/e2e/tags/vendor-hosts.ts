import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { certificate } from './certificate.ts';
import { vendorScripts } from './vendor-scripts.ts';

/** A report of a conversion, as the vendor reads it. */
export interface Hit {
  vendor: 'ads' | 'analytics' | 'meta';
  /** The lead. */
  id: string;
  event: string;
  value: string | null;
  currency: string | null;
}

/** All vendors' hosts on one local server, which answers over TLS. */
export interface VendorHosts extends AsyncDisposable {
  port: number;
  /** Every request of a page as `host/path?query`, in order. */
  requests: string[];
  conversions: () => Hit[];
  /** Delays scripts (ms). */
  slowness: number;
}

/** Where Chromium itself sends requests, for updates, accounts, and autofill. No page asked for them. */
const browserHosts =
  /(^|\.)(googleapis|gvt1|gvt2)\.com$|^(accounts|clients\d*|android\.clients)\.google\.com$/;

export async function startVendorHosts(): Promise<VendorHosts> {
  const requests: string[] = [];
  const server = createServer(certificate, (request, response) => {
    const { url = '/', headers } = request;
    if (!browserHosts.test(headers.host ?? '')) requests.push(`${headers.host}${url}`);
    const script = vendorScripts[url.replace(/\?.*/, '')];
    const answer = () =>
      response.writeHead(script ? 200 : 204, { 'content-type': 'text/javascript' }).end(script);
    if (script && hosts.slowness > 0) setTimeout(answer, hosts.slowness);
    else answer();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const hosts: VendorHosts = {
    port: (server.address() as AddressInfo).port,
    requests,
    conversions: () => requests.flatMap((request) => conversionIn(new URL(`https://${request}`)) ?? []),
    slowness: 0,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return hosts;
}

function conversionIn({ pathname, searchParams }: URL): Hit | undefined {
  const get = (name: string) => searchParams.get(name);
  const hit = (vendor: Hit['vendor'], id: string, event: string, value: string, currency: string) =>
    get(id)
      ? { vendor, id: get(id) ?? '', event: get(event) ?? '', value: get(value), currency: get(currency) }
      : undefined;
  if (pathname.startsWith('/pagead/conversion/')) return hit('ads', 'oid', 'label', 'value', 'currency_code');
  if (pathname === '/g/collect') return hit('analytics', 'ep.transaction_id', 'en', 'epn.value', 'cu');
  if (pathname === '/tr/') return hit('meta', 'eid', 'ev', 'cd[value]', 'cd[currency]');
  return undefined;
}
