import type { Hono } from 'hono';
import { onlyMethods } from '../../http/only-methods.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { backToForm } from '../../leads/calls/back-to-form.ts';
import { refuseCrossSite } from '../../security/same-origin.ts';
import { requirePermission } from '../../staff/permissions.ts';
import { type AttachmentParts, postAttachment } from './post-attachment.ts';
import { describeAttachment, downloadAttachment } from './staff-attachments.ts';

export const uploadPath = '/api/attachments';

/** Registers the upload of visitors and the calls that open files, which must already be protected like all of `/api/staff`. */
export function attachmentCalls(app: Hono<ServerEnv>, parts: AttachmentParts): void {
  app.use(uploadPath, refuseCrossSite);
  onlyMethods(app, uploadPath, { POST: (c) => postAttachment(c, parts), GET: backToForm });
  const one = '/api/staff/attachments/:id';
  app.use('/api/staff/attachments/*', requirePermission('leads'));
  app.get(one, (c) => describeAttachment(c, parts.storage));
  app.get(`${one}/content`, (c) => downloadAttachment(c, parts.storage));
}
