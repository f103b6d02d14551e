import type { Generated } from 'kysely';
import type { StaffRole } from '../../../schema/api/staff.ts';

/** Staff accounts. The columns are better-auth's, in snake case; see `staff/auth/`. */
export interface StaffTables {
  staff_users: {
    id: string;
    /** In lower case; unique. */
    email: string;
    /** 1 if signing in also takes a code. */
    two_factor_enabled: number;
    created_at: string;
    updated_at: string;
    signed_in_at: string | null;
    role: Generated<StaffRole>;
    /** What colleagues see; null for one made of the email address. */
    name: string | null;
  };

  /** Credentials: one row per staff member, with the password hash. */
  staff_accounts: {
    id: string;
    user_id: string;
    provider_id: string;
    account_id: string;
    password: string | null;
    created_at: string;
    updated_at: string;
  };

  staff_sessions: {
    id: string;
    /** The value of the signed cookie. */
    token: string;
    user_id: string;
    expires_at: string;
    created_at: string;
    updated_at: string;
    ip_address: string | null;
    user_agent: string | null;
  };

  /** Sign-ins that are waiting for a code; `value` is the user's id or a count. */
  staff_verifications: {
    id: string;
    identifier: string;
    value: string;
    expires_at: string;
    created_at: string;
    updated_at: string;
  };

  staff_two_factors: {
    id: string;
    user_id: string;
    /** Encrypted, like the codes. */
    secret: string;
    backup_codes: string;
    /** 1 after a first code has proven that the authenticator app has the secret. */
    verified: number;
    /** Written by better-auth and unused; `staff/limits/attempts.ts` does the counting. */
    failed_verification_count: number | null;
  };
}
