/** The copy icon. It is not in the shared set, because public pages do not use it. */
export function CopyIcon() {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M7 7h9v10H7zM4 13V3h9" />
    </svg>
  );
}
