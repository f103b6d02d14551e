import { displayPath } from '../paths.ts';

/** The machine, not a page, stops a command. Carries one sentence for each reason. */
export class SystemError extends Error {
  constructor(reasons: string[]) {
    super(reasons.join('\n'));
  }
}

/** One sentence with the path for an error of the file system or network; undefined for a bug in this program. */
export function systemErrorMessage(error: unknown): string | undefined {
  if (error instanceof SystemError) return error.message;
  const reason = systemErrorReason(error);
  if (reason === undefined) return undefined;
  const { code, path, dest, port } = error as NodeJS.ErrnoException & { dest?: string; port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is already in use. Choose another one with --port.`;
  return `${cut(displayPath(dest ?? path ?? 'A file'))} ${reason}.`;
}

/** The same without the path, to follow a subject. */
export function systemErrorReason(error: unknown): string | undefined {
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  if (typeof code !== 'string' || typeof syscall !== 'string') return undefined;
  return reasons[code] ?? `cannot be used: ${message}`;
}

/** Adds the path, which errors about a full disk lack. @returns the error, to be thrown */
export function withPath(error: unknown, path: string): unknown {
  if (error instanceof Error && 'syscall' in error && !('path' in error)) Object.assign(error, { path });
  return error;
}

const reasons: Record<string, string> = {
  EACCES: 'cannot be used: permission denied',
  EPERM: 'cannot be used: permission denied',
  EROFS: 'cannot be written: the disk is read-only',
  ENOSPC: 'cannot be written: the disk is full',
  EDQUOT: 'cannot be written: the disk quota is used up',
  ENOTDIR: 'cannot be reached: part of its path is a file, not a folder',
  EEXIST: 'already exists and is not a folder',
  EISDIR: 'is a folder, but must be a file',
  ENOTEMPTY: 'is a folder that is not empty',
  ENAMETOOLONG: 'has a name that is too long for the disk',
  ENOENT: 'does not exist',
  ELOOP: 'is a link that points to itself',
  EMFILE: 'cannot be opened: too many files are open',
  ENFILE: 'cannot be opened: too many files are open',
  EIO: 'cannot be used: the disk reports an error',
};

function cut(path: string): string {
  return path.length > 120 ? `${path.slice(0, 119)}…` : path;
}
