import type { PreparedSideTab } from '../../prepared-page.ts';
import { FormDialog } from '../form-dialog/form-dialog.tsx';

/**
 * The tab at the right edge of wide screens and the form that it pulls out. In the dialog the tab stands again, for
 * the pointer: whoever uses keys or a reader has the close control. Source: spec section 2, "Floating side tab".
 */
export function SideTab({ offer, label, form }: PreparedSideTab) {
  const words = (
    <>
      <b>{offer}</b>
      <span className="visually-hidden"> - </span>
      {label}
    </>
  );
  return (
    <>
      <aside aria-label={offer}>
        <a className="side-tab" href={`#form-${form.name}`} data-form={form.name} aria-haspopup="dialog">
          {words}
        </a>
      </aside>
      <FormDialog form={form} className="side-dialog">
        {/* biome-ignore lint/a11y/useAnchorContent: a second way for the pointer to do what the close control does for all */}
        <a
          className="side-tab"
          href={`#form-${form.name}-close`}
          data-close=""
          aria-hidden="true"
          tabIndex={-1}
        >
          {words}
        </a>
      </FormDialog>
    </>
  );
}
