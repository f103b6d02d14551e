/** The bytes to send over a connection. */
export interface Wire {
  bytes: Buffer;
  /** Whether the sender then closes its side of the connection. */
  isEnded?: boolean;
}

export interface RequestParts {
  /** Defaults to POST. */
  method?: string;
  /** The raw request target. */
  target: string;
  /** Added to `host` and, with a body, `content-length`; null omits one of these. */
  headers?: Readonly<Record<string, string | null>>;
  body?: string | Buffer;
}

/** A raw request, without the normalization that `fetch` applies. */
export function request({ method = 'POST', target, headers = {}, body }: RequestParts): Wire {
  const bytes = Buffer.from(body ?? '');
  const all: Record<string, string | null> = {
    host: 'larkfield.example',
    ...(body !== undefined && { 'content-length': String(bytes.byteLength) }),
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
  // Header values can be any bytes.
  const head = Buffer.from([`${method} ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n'), 'latin1');
  return { bytes: Buffer.concat([head, bytes]) };
}

/** A GET of a raw target; characters beyond ASCII are sent as UTF-8. */
export function get(target: string): Wire {
  return request({ method: 'GET', target: Buffer.from(target).toString('latin1') });
}

/** A `transfer-encoding: chunked` body with these chunks. */
export function chunked(pieces: readonly (string | Buffer)[]): Buffer {
  const parts = pieces.map((piece) => {
    const size = Buffer.byteLength(piece).toString(16);
    return Buffer.concat([Buffer.from(`${size}\r\n`), Buffer.from(piece), Buffer.from('\r\n')]);
  });
  return Buffer.concat([...parts, Buffer.from('0\r\n\r\n')]);
}

/** Arbitrary bytes. */
export function raw(text: string | Buffer): Wire {
  return { bytes: typeof text === 'string' ? Buffer.from(text, 'latin1') : text };
}
