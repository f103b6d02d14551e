import type { UploadParts } from '../../attachments/calls/post-attachment.ts';
import type { Config } from '../../config/config.ts';
import type { QueueRules } from '../../delivery/outbox/queue.ts';
import type { Desk } from '../../desk/desk.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { ReadSiteFacts } from '../../site-facts.ts';
import type { Storage } from '../../storage/storage.ts';

export interface ChatCallParts {
  storage: Pick<Storage, 'db' | 'commit'>;
  desk: Pick<Desk, 'feed' | 'rules' | 'stopping'>;
  clock: Clock;
  facts: ReadSiteFacts;
  /** Of conversations that become leads. */
  targets: QueueRules;
  limits: Pick<Config['leads']['limits'], 'chats' | 'chatMessages'>;
  metrics: Pick<Metrics, 'leadAccepted'>;
  /** Receives the files that visitors send. */
  uploads: UploadParts;
}
