/** Marks the preview of a draft, in the tab and on the page. Clicks go through the banner to what it covers. */
export function markedAsDraft(html: string): string {
  return html.replace('<title>', '<title>Draft: ').replace('</body>', `${banner}\n</body>`);
}

const style = [
  'position: fixed; z-index: 1000; left: 12px; bottom: 12px; margin: 0; padding: 6px 12px; border-radius: 4px;',
  'background: #ffd97a; color: #16181d; font: 14px/1.4 system-ui, sans-serif; pointer-events: none;',
].join(' ');

const banner = `<p role="note" style="${style}">Draft: no build publishes this page.</p>`;
