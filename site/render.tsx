/** The site's door for the generator: prepared data in, HTML out. Nothing here reads files, clocks or settings. */
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SectionType } from '../schema/generated/types.ts';
import footerCss from './layouts/footer/footer.css?inline';
import { Footer } from './layouts/footer/footer.tsx';
import formDialogCss from './layouts/form-dialog/form-dialog.css?inline';
import { FormDialog } from './layouts/form-dialog/form-dialog.tsx';
import navCss from './layouts/nav/nav.css?inline';
import { Nav } from './layouts/nav/nav.tsx';
import type { PreparedFrame, PreparedPage, PreparedSection } from './prepared-page.ts';
import { type Room, rooms } from './sections/rooms.ts';
import base from './theme/base.css?inline';
import controls from './theme/controls.css?inline';
import instrumentSans from './theme/fonts/instrument-sans.woff2?url';
import newsreader from './theme/fonts/newsreader.woff2?url';
import newsreaderItalic from './theme/fonts/newsreader-italic.woff2?url';
import fonts from './theme/fonts.css?inline';
import marks from './theme/marks.css?inline';
import tokens from './theme/tokens.css?inline';
import leadFormCss from './ui/lead-form/lead-form.css?inline';

export {
  type DocumentParts,
  documentPieces,
  pageUrl,
  renderDocument,
  type SiteAssets,
  type SiteIcon,
} from './document.ts';
export { pageUrlToken } from './prepared-page.ts';

const siteCss = fonts + tokens + base + marks + controls;

/** Every section type that this build of the site can render. */
export const sectionTypes = Object.keys(rooms) as SectionType[];

/** The fonts that the first screen of every page is set in. */
export const preloadFonts = [newsreader, newsreaderItalic, instrumentSans];

/** One section as HTML. Equal type, id and props give equal HTML. */
export function renderSection({ id, type, props }: PreparedSection): string {
  const { View } = rooms[type] as Room<SectionType>;
  return renderToStaticMarkup(createElement(View as ComponentType<object>, { ...props, id } as object));
}

/** What stands before and after the sections. Equal frames give equal HTML. */
export function renderFrame(frame: PreparedFrame): { before: string; after: string } {
  const before = renderToStaticMarkup(
    <>
      <a className="skip btn" href="#main">
        Skip to content
      </a>
      <Nav {...frame} />
    </>,
  );
  const after = renderToStaticMarkup(
    <>
      <Footer {...frame} />
      {frame.dialogs.map((form) => (
        <FormDialog key={form.name} form={form} />
      ))}
    </>,
  );
  return { before: `${before}<main id="main">`, after: `</main>${after}` };
}

/** The style sheets that a page needs, and no others: the site's own, then those of its rooms, each once. */
export function stylesOf({ sections, frame }: Pick<PreparedPage, 'sections' | 'frame'>): string[] {
  const types = new Set(sections.map((section) => section.type));
  const hasForm = frame.dialogs.length > 0 || sections.some(({ props }) => 'form' in props && props.form);
  return [
    siteCss,
    navCss,
    ...(hasForm ? [leadFormCss] : []),
    ...[...types].map((type) => rooms[type].css),
    footerCss,
    ...(frame.dialogs.length > 0 ? [formDialogCss] : []),
  ];
}
