import type { OwnSignIn } from '../own-sign-in.ts';

/** Dependencies of the sign-in calls. */
export interface CallParts extends OwnSignIn {
  bodyLimitBytes: number;
  publicUrl: string | undefined;
}
