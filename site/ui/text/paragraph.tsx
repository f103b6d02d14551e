import { RichText } from './rich-text.tsx';

/** A paragraph of rich text; nothing without text. */
export function Paragraph({ text, className }: { text: string | undefined; className?: string }) {
  if (!text) return null;
  return (
    <p className={className}>
      <RichText text={text} />
    </p>
  );
}
