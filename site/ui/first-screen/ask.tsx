import type { Ask as AskText } from '../../../schema/generated/types.ts';
import type { Prepared, PreparedAction, PreparedForm } from '../../prepared-data.ts';
import { ActionButtons } from '../actions/action-buttons.tsx';
import { LeadForm } from '../lead-form/lead-form.tsx';
import { Paragraph } from '../text/paragraph.tsx';

interface Props {
  /** The section's id. */
  id: string;
  form: PreparedForm | undefined;
  text: Prepared<AskText> | undefined;
  actions: PreparedAction[];
}

/** The end of a first screen: its form, what happens after it is sent, and other actions. */
export function Ask({ id, form, text, actions }: Props) {
  if (!form && !text && actions.length === 0) return null;
  return (
    <div className="ask">
      <div className="wrap">
        <div>
          {text && <h2>{text.heading}</h2>}
          <Paragraph className="lead" text={text?.lead} />
          <ActionButtons actions={actions} />
        </div>
        {form && <LeadForm form={form} id={`${id}-form`} />}
      </div>
    </div>
  );
}
