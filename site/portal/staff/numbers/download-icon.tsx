export function DownloadIcon() {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M10 3v9M6 8.5l4 4 4-4M4 16.5h12" />
    </svg>
  );
}
