import { RichText } from './text/rich-text.tsx';

interface Props {
  /** The section's id. The heading, which labels the section, gets `<id>-heading`. */
  id: string;
  heading: string;
  /** A paragraph below the heading. */
  lead?: string | undefined;
  leadClass?: string;
  level?: 1 | 2;
  /** For screen readers only. */
  isHidden?: boolean;
}

/** A section's heading and lead paragraph. */
export function SectionHead({ id, heading, lead, leadClass = 'lead', level = 2, isHidden }: Props) {
  const Heading = `h${level}` as const;
  return (
    <>
      <Heading className={isHidden ? 'visually-hidden' : undefined} id={`${id}-heading`}>
        <RichText text={heading} />
      </Heading>
      {lead && (
        <p className={leadClass || undefined}>
          <RichText text={lead} />
        </p>
      )}
    </>
  );
}
