/**
 * A small page for when the site has none. It has no styles, so it needs no entry in the Content-Security-Policy.
 * @param title plain text without markup
 * @param body safe HTML
 */
export function plainPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head>
<body><main><h1>${title}</h1>
${body}
</main></body>
</html>
`;
}
