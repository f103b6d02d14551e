import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { ErrorCode } from '../errors.ts';
import type { StaffMember } from '../staff/staff-member.ts';
import type { StudioAuthor } from '../studio/identity.ts';

export interface ServerEnv {
  /** Absent if a test calls `app.request()` without them. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    config: Pick<Config, 'bodyLimitBytes' | 'publicUrl'>;
    requestId: string;
    /** The visitor's address as reported by trusted proxies; null if it is unknown. */
    clientAddress: string | null;
    /** Whether the visitor's own connection is encrypted. */
    isSecure: boolean;
    log: Logger;
    /** Always set behind `requireStaff`, and only there. */
    staff: StaffMember;
    /** Always set in the studio's process, and only there. */
    author: StudioAuthor;
    errorCode?: ErrorCode;
    /** The lead that the request created or repeated. Its id identifies no person. */
    lead?: { id: string; channel: string; isNew: boolean };
  };
}
