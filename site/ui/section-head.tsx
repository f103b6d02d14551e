import { Paragraph } from './text/paragraph.tsx';
import { RichText } from './text/rich-text.tsx';

interface Props {
  /** The section's id. The heading, which labels the section, gets `<id>-heading`. */
  id: string;
  heading: string;
  /** A paragraph below the heading. */
  lead?: string;
  leadClass?: string;
  level?: 1 | 2;
  /** For screen readers only. */
  isHidden?: boolean;
  /** Wraps both in a `div` with this class. */
  className?: string;
}

/** A section's heading and lead paragraph. */
export function SectionHead(props: Props) {
  const { id, heading, lead, leadClass = 'lead', level = 2, isHidden, className } = props;
  const Heading = `h${level}` as const;
  const content = (
    <>
      <Heading className={isHidden ? 'visually-hidden' : undefined} id={`${id}-heading`}>
        <RichText text={heading} />
      </Heading>
      <Paragraph className={leadClass || undefined} text={lead} />
    </>
  );
  return className ? <div className={className}>{content}</div> : content;
}
