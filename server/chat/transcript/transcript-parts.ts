import type { Lead } from '../../delivery/target.ts';
import type { DeskMail } from '../../desk/mail/desk-mail.ts';
import type { ReadDeskRules } from '../../desk/routing/desk-rules.ts';
import type { ReadSiteFacts, SiteFacts } from '../../site-facts.ts';

/** What the transcripts of a conversation say about the company. */
export interface TranscriptParts {
  mail: Pick<DeskMail, 'from' | 'replyTo'>;
  /** As the page of the conversation shows the company. */
  site: Pick<SiteFacts, 'name' | 'phone' | 'url'>;
  /** Where the desk is; empty if it is not known. */
  siteUrl: string;
  /** IANA name of the company's time zone. */
  zone: string;
}

/** Reads them, outside of a transaction. */
export type ReadTranscriptParts = (
  lead: Pick<Lead, 'page_url' | 'received_at'> | undefined,
) => Promise<TranscriptParts>;

interface Sources {
  facts: ReadSiteFacts;
  rules: ReadDeskRules;
  mail: TranscriptParts['mail'];
  /** The site's URL as visitors see it, if configured. */
  publicUrl: string | undefined;
}

export function createTranscriptParts({ facts, rules, mail, publicUrl }: Sources): ReadTranscriptParts {
  return async (lead) => {
    const site = await facts(lead?.page_url, lead && new Date(lead.received_at));
    const { zone } = await rules();
    return { mail, site, siteUrl: publicUrl ?? site.url, zone };
  };
}
