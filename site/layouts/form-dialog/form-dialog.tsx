import type { ReactNode } from 'react';
import type { PreparedForm } from '../../prepared-page.ts';
import { Icon } from '../../ui/icon.tsx';
import { LeadForm } from '../../ui/lead-form/lead-form.tsx';

interface Props {
  form: PreparedForm;
  className?: string;
  /** What stands beside the form, such as a tab at its edge. */
  children?: ReactNode;
}

/**
 * The dialog that a form action opens; without scripts a link to it shows it. The plan and price of the action stand
 * on top, filled in by the bootstrap script. The close control comes last, so that the first field gets the focus.
 */
export function FormDialog({ form, className, children }: Props) {
  const id = `form-${form.name}`;
  const formId = `dialog-${form.name}`;
  const content = (
    <>
      <div className="plan">
        <p id={`${id}-plan`} data-fill="service" hidden />
        <p className="price num" data-fill="price" hidden />
        <p className="price was num" data-fill="originalPrice" hidden />
      </div>
      <LeadForm form={form} id={formId} />
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
      {/* Without scripts the link itself becomes the target, and the style sheet closes the dialog. */}
      <a className="close-button" id={`${id}-close`} href={`#${id}-close`} data-close="" aria-label="Close">
        <Icon name="close" />
      </a>
      {children}
    </dialog>
  );
}
