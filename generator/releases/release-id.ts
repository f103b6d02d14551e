import { randomBytes } from 'node:crypto';

const pattern = /^\d{8}T\d{9}-[0-9a-f]{4}$/;

/** Such as `20261128T104152123-3f9a`: UTC with milliseconds, so ids sort by time. */
export function newReleaseId(now: Date): string {
  const time = now.toISOString().replace(/[-:.Z]/g, '');
  return `${time}-${randomBytes(2).toString('hex')}`;
}

/** Also keeps names that come from a request inside the folder. */
export function isReleaseId(name: string): boolean {
  return pattern.test(name);
}
