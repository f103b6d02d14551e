/** `{{keyword | resumes}}`: a parameter of the page's URL, and the text without it. */
const use = /\{\{([^{}\n]*)\}\}/g;
const form = /^\s*([a-z][a-z0-9_-]*)\s*\|\s*(\S|\S[^|]*\S)\s*$/;

/** A URL parameter in a text. */
export interface ParamUse {
  /** As in the text; empty if it is malformed. */
  name: string;
  /** The whole reference. */
  written: string;
}

/** Finds the URL parameters in a text, and writes them the way `site/ui/text/rich-text.tsx` reads them: `{{keyword|resumes}}`. */
export function urlParams(text: string): { text: string; params: ParamUse[] } {
  const params: ParamUse[] = [];
  if (!text.includes('{{')) return { text, params };
  const normal = text.replace(use, (written, inner: string) => {
    const [, name = '', fallback] = form.exec(inner) ?? [];
    params.push({ name, written });
    return name ? `{{${name}|${fallback}}}` : written;
  });
  return { text: normal, params };
}
