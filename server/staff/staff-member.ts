import type { StaffRole } from '../../schema/api/staff.ts';

/** A signed-in staff member. */
export interface StaffMember {
  /** In lower case. */
  email: string;
  /** What colleagues see. */
  name: string;
  role: StaffRole;
  /** Whether signing in also takes a code. */
  hasTwoFactor?: boolean;
}
