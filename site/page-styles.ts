import breadcrumbs from './layouts/breadcrumbs/breadcrumbs.css?inline';
import brand from './layouts/nav/brand.css?inline';
import nav from './layouts/nav/nav.css?inline';
import siteNav from './layouts/site-nav/site-nav.css?inline';
import portal from './portal/shell.css?inline';
import type { PreparedForm, PreparedSection } from './prepared-data.ts';
import type { PreparedPage } from './prepared-page.ts';
import type { StyledPage } from './renderer.ts';
import { firstScreenSections, startsWithBanner } from './sections/first-screen.ts';
import { inlinedSections, lookOf, sectionStyles } from './sections/section-styles.ts';
import baseRules from './theme/base.css?inline';
import controlStates from './theme/control-states.css?inline';
import controls from './theme/controls.css?inline';
import edits from './theme/edits.css?inline';
import evergreen from './theme/evergreen.css?inline';
import fonts from './theme/fonts.css?inline';
import fontsRest from './theme/fonts-rest.css?inline';
import marks from './theme/marks.css?inline';
import night from './theme/night.css?inline';
import tokens from './theme/tokens.css?inline';
import consents from './ui/lead-form/fields/consents.css?inline';
import { asksForConsent } from './ui/lead-form/fields/lead-fields.ts';
import leadForm from './ui/lead-form/lead-form.css?inline';
import ownFields from './ui/lead-form/own/own-fields.css?inline';
import thanks from './ui/lead-form/thanks/thanks.css?inline';
import { uniqueRules } from './unique-rules.ts';

/**
 * The cascade layers, lowest priority first. Every page inlines them in this order, which fixes their priority. Linked style
 * sheets extend `parts` and `sections`; those for print and forced colors are in no layer and override all others.
 */
const layers = ['base', 'parts', 'sections', 'theme'] as const;

function layered(sheets: Partial<Record<(typeof layers)[number], string[]>>): string[] {
  return layers.flatMap((name) => {
    const css = uniqueRules(sheets[name]?.join('') ?? '');
    return css ? `@layer ${name}{${css}}` : [];
  });
}

const base = [tokens, baseRules, marks, controls];

/** The overrides of each theme. All other style sheets are for the day theme. */
const themes: Record<PreparedPage['theme'], string> = { day: '', night, evergreen };

/** Only the style sheets that the first screen of a page needs, and those of sections that the linked sheet leaves out. */
export function stylesOf({ theme, sections, frame, ...page }: StyledPage): string[] {
  const inlined = inlinedSections(sections);
  const kinds = inlined.flatMap((section) => formOf(section)?.kind ?? []);
  const parts = [
    brand,
    nav,
    frame.siteNav ? siteNav : '',
    page.breadcrumbs ? breadcrumbs : '',
    kinds.length > 0 ? leadForm : '',
    kinds.some(asksForConsent) ? consents : '',
    ...formExtras({ sections, frame }).map((extra) => formSheets[extra]),
  ];
  return [
    fonts,
    fontsRest,
    ...layered({
      base: startsWithBanner(sections) ? base : [...base, edits],
      parts,
      sections: sectionStyles(inlined),
      theme: [themes[theme]],
    }),
    unstyledRule(firstScreenSections(sections)),
  ];
}

/** The style sheets of what only some forms have. */
const formSheets = { 'own fields': ownFields, thanks };

function formExtras({
  sections,
  frame,
}: Pick<StyledPage, 'sections' | 'frame'>): (keyof typeof formSheets)[] {
  const { dialogs, sideTab } = frame;
  const forms = [...sections.map(formOf), ...dialogs, sideTab?.form];
  return [
    ...(forms.some((form) => form?.steps) ? ['own fields' as const] : []),
    ...(forms.some((form) => form?.thanks && 'heading' in form.thanks) ? ['thanks' as const] : []),
  ];
}

/** Hides everything below the first screen while it has no styles; see `islands/first-paint.ts`. */
function unstyledRule(first: number): string {
  const below = `main>:nth-child(n + ${first + 1}),main~*`;
  return `[data-unstyled] :is(${below}){content-visibility:hidden;visibility:hidden}`;
}

/** The style sheets that every page of the portal inlines. */
export function portalStyles(): string {
  return [fonts, fontsRest, ...layered({ base: [...base, controlStates], parts: [brand, portal] })].join('');
}

/** A key that is equal for pages with equal style sheets. */
export function styleKey({ theme, sections, frame, breadcrumbs }: StyledPage): string {
  const kinds = sections.map((section) =>
    [section.type, lookOf(section), formOf(section)?.kind].filter(Boolean).join('+'),
  );
  const layout = [frame.siteNav ? 'menus' : 'links', breadcrumbs ? 'path' : 'no path'];
  return [theme, ...layout, ...new Set(kinds), ...formExtras({ sections, frame })].join(' ');
}

function formOf({ props }: PreparedSection): PreparedForm | undefined {
  return 'form' in props ? (props.form as PreparedForm | undefined) : undefined;
}
