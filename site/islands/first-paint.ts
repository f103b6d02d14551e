/**
 * Inlined in the head of every page. A new visitor's first screen is painted with what is in the document. Fonts and the
 * styles of everything below load after that paint, instead of competing with it. Later visits have them in the browser's
 * cache and use them from the start, and so do visits that begin further down the page.
 */

const { dataset } = document.documentElement;
const rest = document.querySelector('noscript');
const links = rest?.textContent ?? '';

/** Loads the rest, and shows what needs its styles, also if a style sheet fails to load. */
function loadRest(): void {
  if (rest) rest.outerHTML = links;
  const pending = [...document.querySelectorAll<HTMLLinkElement>('[blocking]')];
  for (const link of pending)
    link.onload = link.onerror = () => {
      pending.pop();
      if (pending[0]) return;
      delete dataset.unstyled;
      try {
        localStorage.styles = links;
      } catch {}
    };
}

/** Removes the rules of web fonts, and returns them: a browser loads a font with the first text that uses it. */
function removeFonts(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  const removed: CSSFontFaceRule[] = [];
  for (let at = sheet.cssRules.length; at--; ) {
    const rule = sheet.cssRules[at];
    if (rule instanceof CSSFontFaceRule && /url/.test(rule.cssText)) {
      removed.push(rule);
      sheet.deleteRule(at);
    }
  }
  return removed;
}

let isCached = false;
try {
  isCached = localStorage.styles === links;
} catch {
  // Storage can be blocked.
}

// A page in a background tab is not painted.
if (location.hash || document.hidden || isCached) loadRest();
else {
  dataset.unstyled = '';
  const fonts = removeFonts(document.styleSheets[0] as CSSStyleSheet);
  let load = () => {
    load = () => {};
    loadRest();
    import(/* @vite-ignore */ dataset.fonts as string).then(
      ({ useWebFonts }: typeof import('./web-fonts.ts')) => useWebFonts(fonts),
      () => {},
    );
  };
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint')[0]) load();
  }).observe({ type: 'paint', buffered: true });
  // Some browsers do not report their paints.
  setTimeout(() => load(), 3000);
}
