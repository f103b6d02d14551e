import type { PreparedForm } from '../../../prepared-data.ts';
import { Paragraph } from '../../text/paragraph.tsx';
import { RichText } from '../../text/rich-text.tsx';

interface Props {
  form: Pick<PreparedForm, 'thanks'>;
  /** The form's id. */
  id: string;
}

/** What follows the form, for its script and for the server: a route, or the anchor of the message inside the form. */
export function thanksTarget({ form: { thanks }, id }: Props): string | undefined {
  if (!thanks) return undefined;
  return 'route' in thanks ? thanks.route : `#${id}-thanks`;
}

/** The message that takes the place of a sent form. Without scripts it is the target of the address that the server sends. */
export function FormThanks({ form: { thanks }, id }: Props) {
  if (!thanks || 'route' in thanks) return null;
  return (
    <div className="thanks" id={`${id}-thanks`} role="status" tabIndex={-1}>
      <h2>
        <RichText text={thanks.heading} />
      </h2>
      <Paragraph text={thanks.text} />
    </div>
  );
}
