import { Island } from '../../islands/island.tsx';
import type { PreparedForm } from '../../prepared-data.ts';
import { Icon } from '../icon.tsx';
import { Paragraph } from '../text/paragraph.tsx';
import { RichText } from '../text/rich-text.tsx';
import { HiddenFields, Honeypot } from './hidden-fields.tsx';
import LeadFormIsland from './lead-form.island.tsx';

interface Props {
  form: PreparedForm;
  /** Unique on the page. The heading's id is `<id>-title`. */
  id: string;
}

/**
 * A lead form. Without scripts it posts to `/api/leads`; on the first interaction its island takes over.
 */
export function LeadForm({ form, id }: Props) {
  const { name, kind, title, intro, note, service, brandSlug } = form;
  const { submit, submitting, failed, message, offers, texts, country, terms } = form;
  return (
    <form className="lead-form" id={id} data-form={name} method="post" action="/api/leads">
      <HiddenFields form={form} id={id} />
      <h2 id={`${id}-title`}>
        <RichText text={title} />
      </h2>
      <Paragraph className="intro" text={intro} />
      <Island
        name="lead-form"
        wake="interaction"
        of={LeadFormIsland}
        props={{
          id,
          kind,
          submit,
          submitting,
          failed,
          message,
          offers,
          texts,
          service,
          country,
          brandSlug,
          terms,
        }}
      />
      <Honeypot />
      {note && (
        <p className="fine">
          <Icon name="lock" />
          {note}
        </p>
      )}
    </form>
  );
}
