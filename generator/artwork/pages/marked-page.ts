import { readFileSync } from 'node:fs';
import { type Palette, paletteCss } from '../palette.ts';
import { templateSheet } from '../resumes/render-resumes.ts';
import { webFontCss } from '../web-fonts.ts';

const pencilSheet = new URL('../marks/pencil.css', import.meta.url);

export interface MarkedPage {
  /** Style sheets that follow those of resumes and of the pencil. */
  sheets: readonly URL[];
  palette: Palette;
  body: string;
}

/** A whole HTML page that looks like a resume and can carry an editor's marks. */
export function markedPage({ sheets, palette, body }: MarkedPage): string {
  const all = [templateSheet('page'), pencilSheet, ...sheets].map((sheet) => readFileSync(sheet, 'utf8'));
  const css = webFontCss + all.join('') + paletteCss(palette);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${css}</style>${body}</html>`;
}
