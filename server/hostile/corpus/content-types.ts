import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { type CallName, callNames, callOf, calls, customCall, encode, sampleOf } from '../calls.ts';
import { type Family, type HostileCase, lead, rejected } from '../hostile-case.ts';
import { chunked } from '../wire.ts';

const body = (call: CallName, visitor: string) => encode(call, sampleOf(call, visitor));

/** The message says what to send instead. */
const wants = (call: CallName) =>
  rejected(415, { message: new RegExp(calls[call].mediaType.replaceAll(/[/-]/g, '.')) });
const wantsIdentity = rejected(415, { message: /without a content-encoding/ });

const mediaTypes: Readonly<Record<string, string | null>> = {
  'no media type': null,
  'an empty media type': '',
  'plain text': 'text/plain',
  HTML: 'text/html; charset=utf-8',
  XML: 'application/xml',
  bytes: 'application/octet-stream',
  'any media type': '*/*',
  'a media type without a subtype': 'application',
  'a media type in three parts': 'application/json/x-www-form-urlencoded',
  'a JSON-based media type': 'application/ld+json',
  JSONP: 'application/jsonp',
  'newline-delimited JSON': 'application/x-ndjson',
  'two media types': 'text/plain, application/json, application/x-www-form-urlencoded',
  'a media type after a word': 'x application/json',
  'a media type in quotes': '"application/json"',
  'only a parameter': 'charset=utf-8',
  'a media type of ten thousand characters': `application/${'json'.repeat(2500)}`,
  'a media type of non-ASCII bytes': 'application/js\xf6n',
  'multipart without a boundary': 'multipart/form-data',
  'multipart/mixed': 'multipart/mixed; boundary=a',
};

const wrong: HostileCase[] = callNames.flatMap((call) =>
  Object.entries(mediaTypes).map(([label, mediaType]) => ({
    name: `${label} for the ${call} call`,
    wire: (visitor) =>
      customCall(call, visitor, { body: body(call, visitor), headers: { 'content-type': mediaType } }),
    expected: wants(call),
  })),
);

const swapped: HostileCase[] = callNames.map((call) => {
  const other = call === 'form' ? 'email' : 'form';
  return {
    name: `the body and media type of the ${other} call to the ${call} call`,
    wire: (visitor) =>
      customCall(call, visitor, {
        body: body(other, visitor),
        headers: { 'content-type': calls[other].mediaType },
      }),
    expected: wants(call),
  };
});

const parts: HostileCase[] = callNames.map((call) => ({
  name: `a multipart form with a file to the ${call} call`,
  wire: (visitor) => {
    const fields = Object.entries(sampleOf(call, visitor)).map(
      ([name, value]) => `--cut\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const file =
      '--cut\r\nContent-Disposition: form-data; name="f"; filename="../../a.php"\r\n\r\n<?php\r\n--cut--\r\n';
    return customCall(call, visitor, {
      body: `${fields.join('')}${file}`,
      headers: {
        'content-type': 'multipart/form-data; boundary=cut',
      },
    });
  },
  expected: wants(call),
}));

const spellings: HostileCase[] = callNames.flatMap((call) =>
  [
    calls[call].mediaType.toUpperCase(),
    `${calls[call].mediaType};`,
    `${calls[call].mediaType} ; charset=UTF-8`,
    `${calls[call].mediaType};charset="utf-8";boundary=a;;`,
  ].map((mediaType) => ({
    name: `the media type of the ${call} call written as ${mediaType}`,
    wire: (visitor) =>
      customCall(call, visitor, { body: body(call, visitor), headers: { 'content-type': mediaType } }),
    expected: lead,
  })),
);

const packers = { gzip: gzipSync, br: brotliCompressSync, deflate: deflateSync } as const;

const packed: HostileCase[] = callNames.flatMap((call): HostileCase[] => [
  ...Object.entries(packers).map(([encoding, pack]) => ({
    name: `a body in ${encoding} to the ${call} call`,
    wire: (visitor: string) =>
      customCall(call, visitor, {
        body: pack(Buffer.from(body(call, visitor))),
        headers: { 'content-encoding': encoding },
      }),
    expected: wantsIdentity,
  })),
  {
    name: `fifty megabytes in gzip to the ${call} call`,
    wire: (visitor) => customCall(call, visitor, { body: bomb(), headers: { 'content-encoding': 'gzip' } }),
    expected: wantsIdentity,
  },
  {
    name: `fifty megabytes in gzip, in chunks, to the ${call} call`,
    wire: (visitor) =>
      customCall(call, visitor, {
        body: chunked([bomb()]),
        headers: {
          'content-encoding': 'gzip, gzip',
          'content-length': null,
          'transfer-encoding': 'chunked',
        },
      }),
    expected: wantsIdentity,
  },
  {
    name: `a body wrongly labeled as gzip to the ${call} call`,
    wire: (visitor) =>
      customCall(call, visitor, { body: body(call, visitor), headers: { 'content-encoding': 'gzip' } }),
    expected: wantsIdentity,
  },
  {
    name: `a body in an unknown encoding to the ${call} call`,
    wire: (visitor) =>
      customCall(call, visitor, { body: body(call, visitor), headers: { 'content-encoding': 'x-rot13' } }),
    expected: wantsIdentity,
  },
  {
    name: `an unlabeled gzip body to the ${call} call`,
    wire: (visitor) => callOf(call, visitor, gzipSync(body(call, visitor))),
    expected: rejected(415, { message: /UTF-8/ }),
  },
  {
    name: `a body with the identity encoding to the ${call} call`,
    wire: (visitor) =>
      customCall(call, visitor, { body: body(call, visitor), headers: { 'content-encoding': 'Identity' } }),
    expected: lead,
  },
]);

let packedBomb: Buffer | undefined;

function bomb(): Buffer {
  packedBomb ??= gzipSync(Buffer.alloc(50 * 1024 * 1024));
  return packedBomb;
}

export const contentTypes: Family = {
  name: 'content types',
  cases: [...wrong, ...swapped, ...parts, ...spellings, ...packed],
};
