import type { SectionProps } from '../../prepared-data.ts';
import { Icon } from '../../ui/icon.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';

type Props = NonNullable<SectionProps<'banner-hero'>['sheets']>[number];

/** A document made of text: sharp on every screen, and part of the page's first bytes. */
export function Sheet({ words, look = 'page', alt, behind, name, label, text, lines }: Props) {
  return (
    <div className={`document ${look}`} role="img" aria-label={`${words.join(', ')}: ${alt}`}>
      {behind && (
        <p className="behind">
          <RichText text={behind} />
        </p>
      )}
      <div className="front">
        {look === 'video' && <Icon name="play" />}
        <p className="name">{name}</p>
        <p className="label">{label}</p>
        <p>
          <RichText text={text} />
        </p>
        <ul>
          {lines.map((line) => (
            <li key={line}>
              <RichText text={line} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
