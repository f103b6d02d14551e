/** What goes over the connection. */
export interface Wire {
  bytes: Buffer;
  /** Whether the sender says afterwards that nothing more comes. */
  isEnded?: boolean;
}

export interface RequestParts {
  /** POST when not given. */
  method?: string;
  /** The request target, as it is. */
  target: string;
  /** Beside `host`, `content-length` and, with a body, `content-type`; null leaves one of these out. */
  headers?: Readonly<Record<string, string | null>>;
  body?: string | Buffer;
}

/** One request, byte for byte: nothing is normalised, as `fetch` would. */
export function request({ method = 'POST', target, headers = {}, body }: RequestParts): Wire {
  const bytes = Buffer.from(body ?? '');
  const all: Record<string, string | null> = {
    host: 'larkfield.example',
    ...(body !== undefined && { 'content-length': String(bytes.byteLength) }),
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
  // Header values may be any bytes.
  const head = Buffer.from([`${method} ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n'), 'latin1');
  return { bytes: Buffer.concat([head, bytes]) };
}

/** A GET of this target, as it is; a character beyond ASCII goes as the bytes of UTF-8. */
export function get(target: string): Wire {
  return request({ method: 'GET', target: Buffer.from(target).toString('latin1') });
}

/** A `transfer-encoding: chunked` body of these pieces. */
export function chunked(pieces: readonly (string | Buffer)[]): Buffer {
  const parts = pieces.map((piece) => {
    const size = Buffer.byteLength(piece).toString(16);
    return Buffer.concat([Buffer.from(`${size}\r\n`), Buffer.from(piece), Buffer.from('\r\n')]);
  });
  return Buffer.concat([...parts, Buffer.from('0\r\n\r\n')]);
}

/** Bytes that may be no request at all. */
export function raw(text: string | Buffer): Wire {
  return { bytes: typeof text === 'string' ? Buffer.from(text, 'latin1') : text };
}
