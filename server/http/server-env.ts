import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { ErrorCode } from '../errors.ts';
import type { StaffMember } from '../staff/staff.ts';

/** What Hono's context holds in every handler of this server. */
export interface ServerEnv {
  /** Absent when a test calls `app.request()` without them. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** The visitor's address as far as trusted proxies vouch for it; null when nobody can say. */
    clientAddress: string | null;
    /** Whether the visitor's own connection is encrypted. */
    isSecure: boolean;
    log: Logger;
    /** Behind `requireStaff` alone: there it is always set. */
    staff: StaffMember;
    errorCode?: ErrorCode;
    /** Which lead the request made or repeated; an id points to nobody. */
    lead?: { id: string; channel: string; isNew: boolean };
  };
}
