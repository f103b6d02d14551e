import type { OwnSignIn } from '../own-sign-in.ts';

/** What the calls of sign-in work with. */
export interface CallParts extends OwnSignIn {
  bodyLimitBytes: number;
  publicUrl: string | undefined;
}
