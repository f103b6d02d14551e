/** A signed-in staff member. */
export interface StaffMember {
  /** In lower case. */
  email: string;
  /** Whether signing in also takes a code. */
  hasTwoFactor?: boolean;
}
