/**
 * Prints the `scale` of each fallback face. Run it after changing the web fonts, and copy the numbers to `fallback-faces.ts`.
 * Arguments provide fonts that are not installed, such as Roboto and Noto Serif: FAMILY=path/to/file.woff2 ...
 */
import { readFile } from 'node:fs/promises';
import { openBrowser } from '../browser.ts';
import { fallbackFaces } from './fallback-faces.ts';
import { fontFaces } from './font-faces.ts';
import { sampleText } from './sample-text.ts';

async function dataUrl(file: string | URL): Promise<string> {
  return `data:font/woff2;base64,${(await readFile(file)).toString('base64')}`;
}

const fontFiles = new Map(process.argv.slice(2).map((arg) => arg.split('=', 2) as [string, string]));
const browser = await openBrowser();
const page = await browser.newPage();

const rules: string[] = [];
for (const face of fontFaces) {
  const url = await dataUrl(new URL(`../../../site/theme/fonts/${face.name}.woff2`, import.meta.url));
  rules.push(
    `@font-face{font-family:'${face.family}';font-style:${face.style};font-weight:${face.weight};src:url(${url})}`,
  );
}
for (const [index, face] of fallbackFaces.entries()) {
  const file = face.local.map((name) => fontFiles.get(name)).find(Boolean);
  const sources = file
    ? `url(${await dataUrl(file)})`
    : face.local.map((name) => `local('${name}')`).join(',');
  rules.push(`@font-face{font-family:'local-${index}';src:${sources}}`);
}
await page.setContent(`<style>${rules.join('\n')} span{white-space:nowrap;font-size:100px}</style><body>`);

for (const [index, face] of fallbackFaces.entries()) {
  const { family, style, weight } = face.target;
  const [target, local] = await page.evaluate(
    async ([webFont, fallback, text]) => {
      const width = async (font: string) => {
        const loaded = await document.fonts.load(font, 'abc');
        if (loaded.length === 0) return 0;
        const span = document.createElement('span');
        span.style.font = font;
        span.textContent = text ?? '';
        document.body.append(span);
        return span.getBoundingClientRect().width;
      };
      return [await width(webFont ?? ''), await width(fallback ?? '')];
    },
    [`${style} ${weight} 100px '${family}'`, `normal 400 100px 'local-${index}'`, sampleText],
  );
  const scale = local ? ((target ?? 0) / local).toFixed(4) : 'not installed';
  console.log(
    face.family.padEnd(32),
    face.style.padEnd(7),
    face.weight.padEnd(8),
    face.local[0]?.padEnd(24),
    scale,
  );
}
await browser.close();
