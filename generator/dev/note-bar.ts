const colors = {
  draft: 'background:#ffd97a;color:#16181d',
  schedule: 'background:#16181d;color:#f3f3f1',
  experiment: 'background:#dbe7f3;color:#16181d',
};

/**
 * Adds a note for authors above a page. It scrolls away with the page, so it covers none of it.
 * @param note HTML
 */
export function withNoteBar(html: string, kind: keyof typeof colors, note: string): string {
  const style = `padding:6px 12px;font:14px/1.5 system-ui,sans-serif;${colors[kind]}`;
  const bar = `<div role="note" data-note="${kind}" style="${style}">${note}</div>`;
  return html.replace(/<body[^>]*>/, (body) => `${body}\n${bar}`);
}
