interface Props {
  className?: string;
  /** Text below the spinner. */
  label?: string;
  /** Set before the app runs: after a while, suggests reloading. */
  isFirst?: boolean;
}

/** A spinner for a page that is loading. */
export function Loading({ className, label = 'Loading…', isFirst }: Props) {
  return (
    <div className={className ? `loading ${className}` : 'loading'} role="status">
      <i className="spinner" />
      <p>{label}</p>
      {isFirst && <p className="overdue">If this takes too long, please reload the page.</p>}
    </div>
  );
}
