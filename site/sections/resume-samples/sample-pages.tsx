import type { SectionProps } from '../../prepared-data.ts';
import { Picture } from '../../ui/picture.tsx';
import { viewerLink } from '../../ui/viewer/viewer-link.ts';

interface Props {
  /** The section's id. */
  section: string;
  samples: SectionProps<'resume-samples'>['categories'][number]['samples'];
  /** The number of samples in preceding fields. */
  offset: number;
  /** Whether to show the first page large, next to two small ones. */
  isTrio: boolean;
}

const large = '(min-width: 1280px) 496px, (min-width: 640px) 58vw, 68vw';
const small = '(min-width: 1280px) 220px, (min-width: 640px) 27vw, 68vw';
const third = '(min-width: 1280px) 372px, (min-width: 640px) 30vw, 68vw';

/** The pages of one field. Pictures of hidden fields are lazy and not rendered, so the browser does not load them. */
export function SamplePages({ section, samples, offset, isTrio }: Props) {
  return (
    <ul className={isTrio ? 'pages trio row' : 'pages row'}>
      {samples.map(({ title, image }, at) => (
        <li key={title}>
          <a {...viewerLink({ section, at: offset + at, title, image })}>
            <Picture image={image} sizes={isTrio ? (at === 0 ? large : small) : third} />
          </a>
          <p>{title}</p>
        </li>
      ))}
    </ul>
  );
}
