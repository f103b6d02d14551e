const chat =
  /<div data-island="chat"[^>]*><script type="application\/json">\{"provider":"desk".*?<\/script><\/div>/s;

/** A page without the company's own chat, which needs the server. Its buttons open their form. */
export function withoutChat(html: string): string {
  return html.replace(chat, '');
}
