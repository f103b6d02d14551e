/** Signs for the technologies that web pages are built with: one idea each, none of them a trademark. */
import type { Icon } from '#artwork/pen/icon.ts';
import { frameworks } from './technologies/frameworks.ts';
import { languages } from './technologies/languages.ts';
import { services } from './technologies/services.ts';
import { styling } from './technologies/styling.ts';

export const technologies: Record<string, Icon> = { ...languages, ...frameworks, ...styling, ...services };
