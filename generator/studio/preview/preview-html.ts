/** The folder of a preview's files. Pages in it name them by it, because those of the live site can be others. */
const previewFolder = (token: string) => `/studio/preview/${token}`;

/** A page or style sheet whose files are those of the preview. */
export function withPreviewAssets(text: string, token: string): string {
  return text.replaceAll(/(?<=[;"'`(\s,=])\/assets\//g, `${previewFolder(token)}/assets/`);
}

/** Code whose imports are preloaded from the preview: the build names their files without the slash in front. */
export function withPreviewImports(code: string, token: string): string {
  return code.replaceAll(/(?<=["'`])assets\//g, () => `${previewFolder(token).slice(1)}/assets/`);
}

/** One section as an example. It preloads no fonts: browsers warn of those that it does not use. */
export function examplePage(html: string, token: string): string {
  return withPreviewAssets(html.replaceAll(/<link rel="preload"[^>]*>/g, ''), token);
}

/** A whole page for people without the studio: its links stay in the preview. */
export function sharedPage(html: string, token: string): string {
  const pages = `${previewFolder(token)}/site/`;
  const linked = html.replaceAll(/(<a\b[^>]*?\shref=")\/(?!\/)/g, (_, start: string) => start + pages);
  return withPreviewAssets(linked, token);
}
