import { readFileSync } from 'node:fs';
import { type Palette, paletteCss } from '../palette.ts';
import { templateSheet } from '../resumes/render-resumes.ts';
import { webFontCss } from '../web-fonts.ts';

const pencilSheet = new URL('../marks/pencil.css', import.meta.url);

export interface MarkedPage {
  /** Style sheets, added after those of resumes and pencil marks. */
  sheets: readonly URL[];
  palette: Palette;
  body: string;
}

/** An HTML page in the style of a resume, with support for the editor's marks. */
export function markedPage({ sheets, palette, body }: MarkedPage): string {
  const all = [templateSheet('page'), pencilSheet, ...sheets].map((sheet) => readFileSync(sheet, 'utf8'));
  const css = webFontCss + all.join('') + paletteCss(palette);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${css}</style>${body}</html>`;
}
