import { isDeepStrictEqual } from 'node:util';
import type { Site } from '../../../schema/generated/types.ts';
import type { MailTemplate, Template } from '../../../schema/template-fields.ts';
import { chatTemplates, mailTemplates } from './reply-templates.ts';

/** What emails and messages of the server say about the company; see `server/site-facts.ts`. */
export interface CompanyDetails {
  name: string;
  email: string;
  /** Formatted for people. */
  phone: string;
  acknowledgement?: { subject: string; text: string };
  /** For replies of staff by email. */
  templates?: MailTemplate[];
  /** For replies of staff in chats. */
  chatTemplates?: Template[];
}

/** The details in which a page differs from the site. */
export type PageDetails = Partial<CompanyDetails>;

interface Described {
  /** The site as facts describe it. */
  site: Site;
  phone: { label: string };
  /** Inserts facts into a text. */
  filled: (text: string) => string;
}

export function companyDetails({ site, phone, filled }: Described): CompanyDetails {
  const { name, company, acknowledgement, desk } = site;
  return {
    name,
    email: company.email,
    phone: phone.label,
    ...(acknowledgement && {
      acknowledgement: { subject: filled(acknowledgement.subject), text: filled(acknowledgement.text) },
    }),
    ...(desk?.templates && { templates: mailTemplates(desk.templates, filled) }),
    ...(desk?.chatTemplates && { chatTemplates: chatTemplates(desk.chatTemplates, filled) }),
  };
}

/** @returns undefined without a difference */
export function differingDetails(own: CompanyDetails, site: CompanyDetails): PageDetails | undefined {
  const differing = Object.entries(own).filter(
    ([key, value]) => !isDeepStrictEqual(value, site[key as keyof CompanyDetails]),
  );
  return differing.length > 0 ? Object.fromEntries(differing) : undefined;
}
