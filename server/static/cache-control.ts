/** Names below /assets/ contain a hash of their content, so the content never changes. */
export const forever = 'public, max-age=31536000, immutable';

/** For everything else: a browser asks each time whether its copy is current. */
export const revalidate = 'no-cache';

/** For an answer that sets a visitor's cookie, which no shared cache may send to others. */
export const ofOneVisitor = 'private, no-cache';
