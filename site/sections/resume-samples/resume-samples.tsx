import type { SectionProps } from '../../prepared-data.ts';
import { ActionLink } from '../../ui/actions/action.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Viewer } from '../../ui/viewer/viewer.tsx';
import { FieldChoice } from './field-choice.tsx';
import { SamplePages } from './sample-pages.tsx';

/**
 * Samples by field. The fields are radio buttons, and the style sheet shows the pages of the chosen one, without a script.
 * A page opens in the viewer, or as a plain picture without scripts.
 */
export function ResumeSamples({
  id,
  heading,
  lead,
  categories,
  look = 'list',
  action,
  want,
  ground = 'blotter',
}: SectionProps<'resume-samples'>) {
  const isList = look === 'list';
  const offsets = categories.map((_, at) =>
    categories.slice(0, at).reduce((sum, { samples }) => sum + samples.length, 0),
  );
  return (
    <Section
      type="resume-samples"
      id={id}
      ground={ground}
      look={`look-${look}`}
      after={<Viewer section={id} want={want} />}
    >
      <div className="side">
        <SectionHead className="intro" id={id} heading={heading} lead={lead} />
        <FieldChoice id={id} categories={categories} describes={isList} />
        {action && <ActionLink action={action} />}
      </div>
      <div className="shown">
        {categories.map((category, at) => (
          <div key={category.id}>
            {!isList && category.description && <p className="about">{category.description}</p>}
            <SamplePages
              section={id}
              samples={category.samples}
              offset={offsets[at] ?? 0}
              isTrio={isList && category.samples.length === 3}
            />
          </div>
        ))}
      </div>
    </Section>
  );
}
