/**
 * The document that the preview's frame loads. It contains only the bridge, which gets the page from the studio and writes it
 * into this document. The frame cannot get it as `srcdoc`: that would inherit the portal's policy, which allows none of the
 * page's inline scripts.
 * @param bridge the code of `bridge/bridge.ts`, as one classic script
 */
export function frameDocument(bridge: string): string {
  return `<!doctype html><meta charset="utf-8"><title>Preview</title><script>${bridge.replaceAll('</script', '<\\/script')}</script>`;
}
