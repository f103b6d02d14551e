import type { PreparedForm } from '../../prepared-page.ts';
import { Icon } from '../../ui/icon.tsx';
import { LeadForm } from '../../ui/lead-form/lead-form.tsx';

/**
 * The dialog that a form action opens; without scripts a link to it shows it. The plan and price of the action stand
 * on top, filled in by the bootstrap script. The close control comes last, so that the first field gets the focus.
 */
export function FormDialog({ form }: { form: PreparedForm }) {
  const id = `form-${form.name}`;
  const formId = `dialog-${form.name}`;
  return (
    <dialog
      className="dialog form-dialog"
      id={id}
      closedby="any"
      aria-labelledby={`${formId}-title ${id}-plan`}
    >
      <div className="plan">
        <p id={`${id}-plan`} data-fill="service" hidden />
        <p className="price num" data-fill="price" hidden />
      </div>
      <LeadForm form={form} id={formId} />
      {/* Without scripts the link itself becomes the target, and the style sheet closes the dialog. */}
      <a className="x" id={`${id}-close`} href={`#${id}-close`} data-close="" aria-label="Close">
        <Icon name="close" />
      </a>
    </dialog>
  );
}
