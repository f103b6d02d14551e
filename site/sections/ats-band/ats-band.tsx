import type { SectionProps } from '../../prepared-data.ts';
import { ActionButtons } from '../../ui/actions/action-buttons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

/** Applicant-tracking software reading a resume: the page with a scan line, and its findings. */
export function AtsBand({ id, heading, lead, actions, image, score, results }: SectionProps<'ats-band'>) {
  return (
    <Section type="ats-band" id={id} ground="ink">
      <div>
        <SectionHead id={id} heading={heading} lead={lead} />
        <ActionButtons actions={actions} />
      </div>
      <div className="scan">
        <div className="sheet">
          <Picture image={image} sizes="(min-width: 1280px) 468px, (min-width: 640px) 420px, 80vw" />
        </div>
        <div className="found">
          <p className="score">
            <b className="num">{score.value}</b> {score.against}
          </p>
          <dl>
            {results.map(({ field, value, pending }) => (
              <div key={field} className={pending ? 'pending' : undefined}>
                <dt>{field}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
