import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const file = (name: string) => pathToFileURL(require.resolve(`@fontsource-variable/${name}.woff2`));

/** The complete Fontsource files with all axes, for pages that are only rendered to pictures. */
export const webFontCss = `
@font-face { font-family: 'Newsreader Variable'; font-weight: 200 800; src: url('${file('newsreader/files/newsreader-latin-opsz-normal')}'); }
@font-face { font-family: 'Newsreader Variable'; font-style: italic; font-weight: 200 800; src: url('${file('newsreader/files/newsreader-latin-opsz-italic')}'); }
@font-face { font-family: 'Instrument Sans Variable'; font-weight: 400 700; src: url('${file('instrument-sans/files/instrument-sans-latin-wght-normal')}'); }
`;
