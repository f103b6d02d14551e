import type { SectionType } from '../outline/add-section-dialog.tsx';
import type { Tools } from './use-tools.ts';

/** The types of sections that can be added to a page, each with its example. */
export function sectionTypes({ examples, frame }: Pick<Tools, 'examples' | 'frame'>): SectionType[] {
  return examples.flatMap(({ type, name, description, section }) =>
    section
      ? [
          {
            type,
            name,
            description,
            section,
            example: { kind: 'page', src: besideFrame(frame, `example/${type}`) },
          },
        ]
      : [],
  );
}

/** The address of another file of a preview. */
export const besideFrame = (frame: string, path: string) => frame.replace(/frame$/, () => path);
