import type { JsonSchema } from '../load-schemas.ts';

/** The spellings of a section type's name. */
export interface SectionNames {
  /** In YAML, file names, and CSS: `quote-wall`. */
  type: string;
  /** In code: `QuoteWall`. */
  component: string;
  /** In headlines: `Quote wall`. */
  words: string;
}

/**
 * The files, by project path, of a small section with a headline, a text, and a background. It passes every check except the one
 * for descriptions that are still the template's.
 */
export function sectionFiles(names: SectionNames): Record<string, string> {
  const { type } = names;
  const folder = `site/sections/${type}`;
  return {
    [`schema/sections/${type}.schema.json`]: `${JSON.stringify(templateSchema(names), null, 2)}\n`,
    [`${folder}/${type}.tsx`]: viewOf(names),
    [`${folder}/${type}.css`]: `.${type} {\n  & p {\n    max-width: 60ch;\n  }\n}\n`,
    [`${folder}/example.yaml`]: `# An example of the section type \`${type}\`.\n${exampleOf(names)}`,
  };
}

/** The YAML of a section without its id. */
export function exampleOf({ type, words }: SectionNames): string {
  return `type: ${type}\nheading: ${words}.\ntext: Two sentences at most. Say what the visitor gets.\n`;
}

export function templateSchema({ type, component, words }: SectionNames): JsonSchema {
  const common = (name: string) => ({ $ref: `../common.schema.json#/$defs/${name}` });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `https://landing-pages.example/schema/sections/${type}.schema.json`,
    title: `${component}Section`,
    description: `${words}: a headline and a text.`,
    type: 'object',
    properties: {
      type: { const: type, description: `${words}.`, default: type },
      heading: {
        ...common('richText'),
        description: "The section's headline.",
        examples: [`${words}.`],
      },
      text: {
        ...common('richText'),
        description: 'The text below the headline.',
        examples: ['Say what the visitor gets.'],
      },
      ground: { ...common('ground'), description: 'The background.', default: 'paper' },
    },
    required: ['type', 'heading', 'text'],
    additionalProperties: false,
  };
}

function viewOf({ type, component, words }: SectionNames): string {
  return `import type { SectionProps } from '../../prepared-data.ts';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';

/** ${words}: a headline and a text. */
export function ${component}({ id, heading, text, ground }: SectionProps<'${type}'>) {
  return (
    <Section type="${type}" id={id} ground={ground}>
      <SectionHead id={id} heading={heading} />
      <p>
        <RichText text={text} />
      </p>
    </Section>
  );
}
`;
}
