import { paletteCss } from '../../artwork/palette.ts';
import type { BrandTheme } from '../../brand/theme.ts';
import { escaped } from './html.ts';

export interface ToolPage {
  title: string;
  /** HTML below the title. */
  summary: string;
  /** HTML. */
  content: string;
  /** The script in `dev/client/` that the page needs. */
  script?: string;
}

/** The addresses of the tools, with their names. No page can have them, because routes have no underscores. */
export const tools = { '/__pages': 'Pages', '/__sections': 'Sections' } as const;

/** A page of the dev server itself, in the look of the site. */
export function toolPage(
  path: keyof typeof tools,
  { title, summary, content, script = 'announce' }: ToolPage,
  { palette }: Pick<BrandTheme, 'palette'>,
): string {
  const links = Object.entries(tools).map(
    ([href, name]) => `<a href="${href}"${href === path ? ' aria-current="page"' : ''}>${name}</a>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/site/theme/tokens.css">
<link rel="stylesheet" href="/site/theme/fonts.css">
<link rel="stylesheet" href="/generator/dev/tools/tools.css">
<style>${paletteCss(palette)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header>
<nav aria-label="Tools">${links.join('')}<a href="/">Site</a></nav>
<h1>${escaped(title)}</h1>
${summary}
</header>
<main id="main">
${content}
</main>
<script type="module" src="/generator/dev/client/${script}.ts"></script>
</body>
</html>
`;
}
