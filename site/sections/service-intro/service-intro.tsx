import type { SectionProps } from '../../prepared-page.ts';
import { ActionButtons } from '../../ui/actions/action-buttons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';

/** What a service is, and a document that shows it, with the editor's remark in the margin between. */
export function ServiceIntro({
  id,
  heading,
  description: [lead, ...others],
  actions,
  image,
  remark,
  remarkText,
  ground = 'blotter',
}: SectionProps<'service-intro'>) {
  const shape = image && shapeOf(image);
  return (
    <Section type="service-intro" id={id} ground={ground} columnClass={image ? undefined : 'alone'}>
      <div className="words">
        <SectionHead id={id} heading={heading} lead={lead} />
        {others.map((paragraph) => (
          <p key={paragraph} className="soft">
            <RichText text={paragraph} />
          </p>
        ))}
        <ActionButtons actions={actions} />
      </div>
      {image && (
        <figure className={remark ? `${shape} marked` : shape}>
          <Picture
            image={image}
            sizes={`(min-width: 1024px) ${shape === 'screen' ? 664 : 524}px, (min-width: 640px) 500px, 58vw`}
            priority="high"
          />
          {remark && (
            <figcaption>
              <em>
                <RichText text={remark} />
              </em>
              {remarkText && <RichText text={remarkText} />}
            </figcaption>
          )}
        </figure>
      )}
    </Section>
  );
}

/** A page stands upright and a screen lies; what is nearly square is a scene of several, on a ground of its own. */
function shapeOf({ width, height }: { width: number; height: number }): 'page' | 'screen' | 'scene' {
  if (height >= 1.2 * width) return 'page';
  return width > height ? 'screen' : 'scene';
}
