/** Signs for the technologies that web pages are built with: one idea each, none of them a trademark. */
import { frameworks } from './technologies/frameworks.ts';
import { type Icon, iconSvg } from './technologies/icon.ts';
import { languages } from './technologies/languages.ts';
import { services } from './technologies/services.ts';
import { styling } from './technologies/styling.ts';

const icons: Record<string, Icon> = { ...languages, ...frameworks, ...styling, ...services };

/** The signs as SVG files, by name. */
export function drawTechnologies(): Map<string, string> {
  return new Map(Object.entries(icons).map(([name, icon]) => [`technologies/${name}.svg`, iconSvg(icon)]));
}
