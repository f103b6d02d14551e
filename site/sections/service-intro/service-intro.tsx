import type { SectionProps } from '../../prepared-data.ts';
import { ActionButtons } from '../../ui/actions/action-buttons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Paragraph } from '../../ui/text/paragraph.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';

/** An introduction to a service next to a document, with the editor's remark in the margin between them. */
export function ServiceIntro({
  id,
  heading,
  description: [lead, ...others],
  price,
  actions,
  image,
  remark,
  remarkText,
  ground = 'blotter',
}: SectionProps<'service-intro'>) {
  const shape = image ? shapeOf(image) : 'page';
  return (
    <Section type="service-intro" id={id} ground={ground} columnClass={image ? undefined : 'alone'}>
      <div className="words">
        <SectionHead id={id} heading={heading} lead={lead} />
        {others.map((paragraph) => (
          <Paragraph key={paragraph} className="soft" text={paragraph} />
        ))}
        <Paragraph className="price" text={price} />
        <ActionButtons actions={actions} />
      </div>
      {image && (
        <figure className={remark ? `${shape} marked` : shape}>
          <Picture image={image} sizes={sizesOf[shape]} priority="high" />
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

/**
 * The width of the picture at each width of the page, as in the styles. A scene on a phone asks for four fifths of it: at
 * three pixels per CSS pixel, its file would be the largest paint of its page.
 */
const sizesOf = {
  page: '(min-width: 1024px) 488px, (min-width: 640px) 30vw, 38vw',
  screen: '(min-width: 1024px) 640px, (min-width: 640px) 38vw, 78vw',
  scene: '(min-width: 1024px) 540px, (min-width: 640px) 38vw, 52vw',
};

/** An upright picture is a page, and a wide one a screen; a nearly square one is a scene with its own background. */
function shapeOf({ width, height }: { width: number; height: number }): 'page' | 'screen' | 'scene' {
  if (height >= 1.2 * width) return 'page';
  return width > height ? 'screen' : 'scene';
}
