/** Headers, which replace the usual ones; undefined leaves one out. */
type Headers = Record<string, string | undefined>;

/** The source of a plain message. */
export function message(headers: Headers, body = 'Friday works for me.'): string {
  const all: Headers = {
    From: 'Jordan Ellis <jordan@mail.example>',
    To: 'hello@larkfield.example',
    Subject: 'Re: Your resume',
    Date: 'Tue, 03 Mar 2026 10:00:00 -0500',
    'Message-ID': `<${crypto.randomUUID()}@mail.example>`,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  return [...lines, '', ...body.split('\n')].join('\r\n');
}

export interface Part {
  type: string;
  content: string | Uint8Array;
  /** Makes it an attachment. */
  name?: string;
  headers?: Headers;
}

/** The source of a message with parts, each in base64. */
export function multipart(headers: Headers, parts: readonly Part[], subtype = 'mixed'): string {
  const boundary = `part-${crypto.randomUUID()}`;
  const body = parts.map(({ type, content, name, headers: own = {} }) => {
    const bytes = Buffer.from(content);
    const lines = [
      `--${boundary}`,
      `Content-Type: ${type}${name === undefined ? '' : `; name="${name}"`}`,
      'Content-Transfer-Encoding: base64',
      ...(name === undefined ? [] : [`Content-Disposition: attachment; filename="${name}"`]),
      ...Object.entries(own).map(([key, value]) => `${key}: ${value}`),
      '',
      bytes.toString('base64').replace(/.{76}/g, '$&\n'),
    ];
    return lines.join('\n');
  });
  const type = `multipart/${subtype}; boundary="${boundary}"`;
  return message(
    { 'Content-Type': type, 'Content-Transfer-Encoding': undefined, ...headers },
    `${body.join('\n')}\n--${boundary}--\n`,
  );
}
