import type { ReactNode } from 'react';
import type { PreparedForm } from '../../prepared-data.ts';
import { ActionLink } from '../../ui/actions/action.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LeadForm } from '../../ui/lead-form/lead-form.tsx';

interface Props {
  form: PreparedForm;
  className?: string;
  /** Elements next to the form, such as a tab at its edge. */
  children?: ReactNode;
}

/**
 * The dialog that form actions open; it is also the target of their links, which show it without scripts. `islands/interaction/dialogs.ts`
 * fills in the plan and price of the action. The close button comes last, so the first field gets the focus.
 */
export function FormDialog({ form, className, children }: Props) {
  const id = `form-${form.name}`;
  const formId = `dialog-${form.name}`;
  const content = (
    <>
      <div className="plan">
        <p id={`${id}-plan`} data-fill={form.about ? 'about' : 'service'} hidden />
        <p className="price num" data-fill="price" hidden />
        <p className="price was num" data-fill="originalPrice" hidden />
      </div>
      <LeadForm form={form} id={formId} />
      {form.call && (
        <p className="call">
          <ActionLink action={form.call} icon="phone" />
        </p>
      )}
    </>
  );
  return (
    <dialog
      className={className ? `dialog form-dialog ${className}` : 'dialog form-dialog'}
      id={id}
      closedby="any"
      aria-labelledby={`${formId}-title ${id}-plan`}
    >
      {children ? <div className="panel">{content}</div> : content}
      {/* Without scripts, following the link makes it the target instead of the dialog, which closes it. */}
      <a className="close-button" id={`${id}-close`} href={`#${id}-close`} data-close="" aria-label="Close">
        <Icon name="close" />
      </a>
      {children}
    </dialog>
  );
}
