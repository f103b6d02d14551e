/** SQLSTATE classes for a lost connection, and for a server that stops or starts. Source: PostgreSQL manual, appendix A. */
const connectionClasses = ['08', '57P'];

/** SQLSTATE class for a deadlock or a conflict with another transaction. */
const conflictClass = '40';

/** Whether PostgreSQL is unreachable, or its connection was lost. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const state = sqlState(error);
  if (state !== undefined) return connectionClasses.some((start) => state.startsWith(start));
  const code = 'code' in error ? String(error.code) : '';
  return /^(?:ECONN|EPIPE)/.test(code) || /connection (?:terminated|error)/i.test(error.message);
}

/** Whether the same transaction can succeed on a second try because others were in its way. */
export function isConflict(error: unknown): boolean {
  return error instanceof Error && sqlState(error)?.startsWith(conflictClass) === true;
}

function sqlState(error: Error): string | undefined {
  const code = 'code' in error ? String(error.code) : '';
  return /^[0-9A-Z]{5}$/.test(code) && code !== 'EPIPE' ? code : undefined;
}
