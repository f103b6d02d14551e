/** Classes of SQLSTATE after which the same transaction may succeed. Source: PostgreSQL manual, appendix A. */
const passing = [
  /** The connection broke. */
  '08',
  /** Deadlock, or a conflict with another transaction. */
  '40',
  /** The server stops, or begins. */
  '57P',
];

/** Whether trying once more makes sense: the connection was lost, or others were in the way. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (/^[0-9A-Z]{5}$/.test(code)) return passing.some((start) => code.startsWith(start));
  return /^(?:ECONN|EPIPE)/.test(code) || /connection (?:terminated|error)/i.test(error.message);
}
