import type { PreparedSideTab } from '../../prepared-page.ts';
import { FormDialog } from '../form-dialog/form-dialog.tsx';

/**
 * The tab at the right edge of wide screens and the form that it pulls out. The dialog repeats the tab for mouse users;
 * keyboard and screen reader users have the close button. Source: product-rules.md, Navigation.
 */
export function SideTab({ offer, label, form }: PreparedSideTab) {
  const text = (
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
          {text}
        </a>
      </aside>
      <FormDialog form={form} className="side-dialog">
        {/* biome-ignore lint/a11y/useAnchorContent: a mouse-only duplicate of the close button */}
        <a
          className="side-tab"
          href={`#form-${form.name}-close`}
          data-close=""
          aria-hidden="true"
          tabIndex={-1}
        >
          {text}
        </a>
      </FormDialog>
    </>
  );
}
