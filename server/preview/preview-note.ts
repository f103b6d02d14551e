import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { ServerEnv } from '../http/server-env.ts';
import { sentCookie } from './check-only.ts';

const texts = {
  note: 'Preview. Forms work, but store nothing.',
  sent: 'Sent, but nothing was stored: this is a preview.',
};

/** The style and the script of the note as files, because pages allow no other inline blocks than their own. */
export const noteFiles = {
  '/__preview/note.css': {
    type: 'text/css; charset=utf-8',
    text: `#preview-note { margin: 0; padding: 6px 12px; background: #ffd97a; color: #16181d; font: 14px/1.5 system-ui, sans-serif; }
#preview-note.sent { position: fixed; z-index: 2147483647; left: 8px; bottom: 8px; max-width: calc(100vw - 16px); border-radius: 4px; pointer-events: none; }
@media print { #preview-note { display: none } }
`,
  },
  '/__preview/note.js': {
    type: 'text/javascript; charset=utf-8',
    text: `{
  const send = window.fetch;
  const note = document.getElementById('preview-note');
  // The top of the page can be far away, and an open dialog covers it.
  const show = () => {
    note.className = 'sent';
    note.textContent = ${JSON.stringify(texts.sent)};
    (document.querySelector('dialog[open]') ?? document.body).append(note);
  };
  window.fetch = async (input, init) => {
    const answer = await send(input, init);
    const { pathname } = new URL(answer.url, location.href);
    if (answer.ok && ['/rafp/submit', '/api/email/send-resume-email'].includes(pathname)) show();
    return answer;
  };
}
`,
  },
};

/** Adds the note to pages. They are asked for uncompressed and as a whole, because they change on the way. */
export const withNote: MiddlewareHandler<ServerEnv> = async (c, next) => {
  for (const name of ['accept-encoding', 'if-none-match', 'range']) c.req.raw.headers.delete(name);
  await next();
  if (!c.res.headers.get('content-type')?.startsWith('text/html')) return;
  const [text, look] = getCookie(c, sentCookie) ? [texts.sent, ' class="sent"'] : [texts.note, ''];
  const note = `<link rel="stylesheet" href="/__preview/note.css"><p id="preview-note"${look} role="status">${text}</p><script src="/__preview/note.js"></script>`;
  const html = (await c.res.text()).replace(/<body[^>]*>/, (body) => `${body}\n${note}`);
  const headers = new Headers(c.res.headers);
  for (const name of ['content-length', 'etag']) headers.delete(name);
  headers.set('cache-control', 'no-store');
  const { status } = c.res;
  // Otherwise Hono adds the headers of the old answer to the new one.
  c.res = undefined;
  c.res = new Response(html, { status, headers });
};
