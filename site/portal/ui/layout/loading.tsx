interface Props {
  className?: string;
  /** Words beside the spinner. */
  label?: string;
  /** Before the app runs: says what to do when it never does. */
  isFirst?: boolean;
}

/** The spinner of a page that is not there yet. */
export function Loading({ className, label = 'Loading…', isFirst }: Props) {
  return (
    <div className={className ? `loading ${className}` : 'loading'} role="status">
      <i className="spinner" />
      <p>{label}</p>
      {isFirst && <p className="overdue">If this stays, please load the page again.</p>}
    </div>
  );
}
