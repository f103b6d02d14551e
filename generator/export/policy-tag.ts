/** The page for unknown addresses. */
export const notFoundFile = '404.html';

const charset = '<meta charset="utf-8">';

/**
 * A page with its Content-Security-Policy inside, for hosts that send no headers. It comes first, because it applies to what
 * follows. Browsers accept `frame-ancestors` in headers only.
 */
export function withPolicyTag(html: string, policy: string): string {
  const content = policy
    .split('; ')
    .filter((part) => !part.startsWith('frame-ancestors '))
    .join('; ')
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;');
  return html.replace(
    charset,
    () => `${charset}\n<meta http-equiv="Content-Security-Policy" content="${content}">`,
  );
}
