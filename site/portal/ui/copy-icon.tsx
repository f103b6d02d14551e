/** Two sheets, one upon the other: the portal's own, for no public page copies anything. */
export function CopyIcon() {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M7 7h9v10H7zM4 13V3h9" />
    </svg>
  );
}
