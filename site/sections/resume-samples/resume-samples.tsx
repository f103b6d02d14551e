import type { SectionProps } from '../../prepared-page.ts';
import { ActionLink } from '../../ui/actions/action.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Viewer } from '../../ui/viewer/viewer.tsx';
import { FieldChoice } from './field-choice.tsx';
import { SamplePages } from './sample-pages.tsx';

/**
 * Samples by field. The fields are radio inputs and the style sheet shows the pages of the chosen one, so that choosing
 * needs no script. A page opens in the viewer, and without scripts by itself.
 */
export function ResumeSamples({
  id,
  heading,
  lead,
  categories,
  look = 'list',
  action,
  ground = 'blotter',
}: SectionProps<'resume-samples'>) {
  const isList = look === 'list';
  const before = categories.map((_, at) =>
    categories.slice(0, at).reduce((sum, { samples }) => sum + samples.length, 0),
  );
  return (
    <Section
      type="resume-samples"
      id={id}
      ground={ground}
      look={`look-${look}`}
      after={<Viewer section={id} />}
    >
      <div className="side">
        <div className="intro">
          <SectionHead id={id} heading={heading} lead={lead} />
        </div>
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
              before={before[at] ?? 0}
              isTrio={isList && category.samples.length === 3}
            />
          </div>
        ))}
      </div>
    </Section>
  );
}
