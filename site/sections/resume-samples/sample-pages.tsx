import type { SectionProps } from '../../prepared-page.ts';
import { Picture } from '../../ui/picture.tsx';
import { viewerLink } from '../../ui/viewer/viewer-link.ts';

interface Props {
  /** The section's id. */
  section: string;
  samples: SectionProps<'resume-samples'>['categories'][number]['samples'];
  /** How many samples the fields before this one have. */
  before: number;
  /** Whether the first page is large and two others stand beside it. */
  isTrio: boolean;
}

const large = '(min-width: 1280px) 496px, (min-width: 640px) 58vw, 68vw';
const small = '(min-width: 1280px) 220px, (min-width: 640px) 27vw, 68vw';
const third = '(min-width: 1280px) 372px, (min-width: 640px) 30vw, 68vw';

/** The pages of one field. A picture of a field that is not shown is not fetched: it is lazy, and not rendered. */
export function SamplePages({ section, samples, before, isTrio }: Props) {
  return (
    <ul className={isTrio ? 'pages trio row' : 'pages row'}>
      {samples.map(({ title, image }, at) => (
        <li key={title}>
          <a {...viewerLink({ section, at: before + at, title, image })}>
            <Picture image={image} sizes={isTrio ? (at === 0 ? large : small) : third} />
          </a>
          <p>{title}</p>
        </li>
      ))}
    </ul>
  );
}
