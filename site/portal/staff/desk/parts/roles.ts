import type { StaffRole } from '../../../../../schema/api/staff.ts';

/** Managers and admins see the numbers of all leads, and export and erase people. The server decides; this hides links. */
export const isManager = (role: StaffRole): boolean => role === 'manager' || role === 'admin';
