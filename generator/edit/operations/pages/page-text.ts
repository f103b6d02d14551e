import { editorFolder } from '../../../editor/refresh-editor-schemas.ts';
import { placeholders } from '../../../warnings/placeholders.ts';
import { setText } from '../../edits.ts';

/** What a new page says about itself. */
export interface PageHead {
  name: string;
  route: string;
  /** Placeholders by default. */
  title?: string | undefined;
  description?: string | undefined;
}

const firstLine = `# yaml-language-server: $schema=${editorFolder}/page.schema.json`;

/** The file of a new page, which passes `check`. */
export function pageText({ route, ...head }: PageHead): string {
  return withHead(
    `${firstLine}
# For all keys and their values, see landing-configs/SECTIONS.md, or press Ctrl+Space in an editor with YAML schemas.

route: ${route}
title: ${placeholders.title}
description: ${placeholders.description}

# Sections from top to bottom. The key is the section's id and its anchor: ${route}#hello.
sections:
  hello:
    type: notice
    heading: ${placeholders.heading}
    message: ${placeholders.message}
    actions:
      - { label: "Call \${phone}", call: true }
`,
    head,
  );
}

/** The file of a new variant, with what it changes still to be written. */
export function variantText({ name, route, ...head }: PageHead, base: string): string {
  return withHead(
    `${firstLine}
# A variant of ${base}. Write only the differences: objects merge, lists and single values replace, null removes.

extends: base
route: ${route}
title: ${placeholders.variantTitle} ${name}
description: ${placeholders.description}
`,
    head,
    base,
  );
}

function withHead(text: string, { title, description }: Partial<PageHead>, base?: string): string {
  let edited = text;
  for (const [key, value] of Object.entries({ extends: base, title, description }))
    if (value !== undefined) edited = setText(edited, [key], value).source;
  return edited;
}
