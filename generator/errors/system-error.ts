import { displayPath } from '../paths.ts';

/** What keeps a command from its work and is no mistake in a page: all of it at once, one sentence each. */
export class SystemFault extends Error {
  constructor(faults: string[]) {
    super(faults.join('\n'));
  }
}

/** What a fault of the machine is called, with the path; undefined for what is a mistake of this program. */
export function systemFault(error: unknown): string | undefined {
  if (error instanceof SystemFault) return error.message;
  const { code, syscall, path, dest, port, message } = error as NodeJS.ErrnoException & {
    dest?: string;
    port?: number;
  };
  if (typeof code !== 'string' || typeof syscall !== 'string') return undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another one with --port.`;
  const place = cut(displayPath(dest ?? path ?? 'A file'));
  return `${place} ${reasons[code] ?? `cannot be used: ${message}`}.`;
}

/** A full disk is told without the file that was written: this adds it. @returns the error, to be thrown */
export function withPath(error: unknown, path: string): unknown {
  if (error instanceof Error && 'syscall' in error && !('path' in error)) Object.assign(error, { path });
  return error;
}

const reasons: Record<string, string> = {
  EACCES: 'cannot be used: this account has no right to it',
  EPERM: 'cannot be used: this account has no right to it',
  EROFS: 'cannot be written: its disk can only be read',
  ENOSPC: 'cannot be written: the disk is full',
  EDQUOT: 'cannot be written: the disk has no more room for this account',
  ENOTDIR: 'cannot be reached: a part of its path is a file and no folder',
  EEXIST: 'is in the way: it is there already and is no folder',
  EISDIR: 'is a folder, where a file belongs',
  ENOTEMPTY: 'is a folder that holds files, where another one belongs',
  ENAMETOOLONG: 'has a name that is too long for the disk',
  ENOENT: 'is not there',
  ELOOP: 'is a link that leads back to itself',
  EMFILE: 'cannot be opened: too many files are open',
  ENFILE: 'cannot be opened: too many files are open',
  EIO: 'cannot be used: the disk reports an error',
};

function cut(path: string): string {
  return path.length > 120 ? `${path.slice(0, 119)}…` : path;
}
