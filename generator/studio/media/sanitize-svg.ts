import { Parser } from 'htmlparser2';

/** No drawing program nests groups this deep. */
const maxDepth = 200;

/**
 * Rewrites an SVG with only what draws: scripts, event handlers, links, embedded HTML, animations, addresses outside the file,
 * and the notes of drawing programs are left out. What is left looks the same in an `<img>`, where none of that works, and is safe
 * to open by itself as well.
 * @returns undefined if it is no SVG, is incomplete, or is nested too deeply
 */
export function sanitizeSvg(source: string): string | undefined {
  const written: string[] = [];
  /** The open elements: whether each was written. */
  const open: boolean[] = [];
  let skipped = 0;
  let isDone = false;
  let isTooDeep = false;
  let style: string | undefined;

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        isTooDeep ||= open.length >= maxDepth;
        if (isDone || isTooDeep) return;
        if (open.length === 0 && name !== 'svg') return;
        const isDrawn = elements.has(name) && skipped === 0;
        open.push(isDrawn);
        // A link is drawn like a group.
        if (!isDrawn && name !== 'a') skipped++;
        if (!isDrawn) return;
        if (name === 'style') style = '';
        const root = open.length === 1 ? namespaces : '';
        written.push(`<${name}${root}${attributesOf(name, attributes)}>`);
      },
      ontext(text) {
        if (open.length === 0 || isDone || skipped > 0) return;
        if (style === undefined) written.push(escaped(text));
        else style += text;
      },
      onclosetag(name) {
        if (open.length === 0 || isDone) return;
        const wasDrawn = open.pop();
        if (style !== undefined && wasDrawn && name === 'style') {
          written.push(isSafeCss(style) ? escaped(style) : '');
          style = undefined;
        }
        if (wasDrawn) written.push(`</${name}>`);
        else if (name !== 'a') skipped--;
        isDone = open.length === 0;
      },
    },
    { xmlMode: true },
  );
  // The end would close elements of a drawing that was cut off.
  parser.write(source);
  return isDone && !isTooDeep ? `${written.join('').trim()}\n` : undefined;
}

const namespaces = ' xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

/** Elements that draw (SVG 2, chapters 5 to 16; Filter Effects 1; CSS Masking 1). */
const elements = new Set(
  `svg g defs symbol use switch style title desc path rect circle ellipse line polyline polygon image
  text tspan textPath marker mask clipPath pattern linearGradient radialGradient stop filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
);

function attributesOf(element: string, attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .filter(([name, value]) => isSafeAttribute(element, name, value))
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
}

function isSafeAttribute(element: string, name: string, value: string): boolean {
  if (name === 'href' || name === 'xlink:href')
    return /^\s*#/.test(value) || (isPicture(element) && embeddedPicture.test(value));
  if (name === 'xml:space') return true;
  // Event handlers, and the names of other namespaces.
  if (!/^[A-Za-z][\w-]*$/.test(name) || /^(?:on|xmlns)/i.test(name)) return false;
  return isSafeCss(value);
}

const isPicture = (element: string) => element === 'image' || element === 'feImage';

const embeddedPicture = /^\s*data:image\/(?:png|jpeg|webp|gif);base64,[\w+/=\s]*$/;

/** Whether styles load nothing from outside the file. A backslash could hide it. */
function isSafeCss(css: string): boolean {
  return !/\\|@import|image-set|src\s*\(|url\((?!\s*["']?(?:#|data:))/i.test(css);
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
