import { Island } from '../../islands/island.tsx';
import type { PreparedForm } from '../../prepared-data.ts';
import { Icon } from '../icon.tsx';
import { Paragraph } from '../text/paragraph.tsx';
import { RichText } from '../text/rich-text.tsx';
import { HiddenFields, Honeypot } from './hidden-fields.tsx';
import LeadFormIsland from './lead-form.island.tsx';
import OwnFormIsland from './own/own-form.island.tsx';
import { FormThanks, thanksTarget } from './thanks/form-thanks.tsx';

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
  const { submit, submitting, failed, message, offers, texts, country, terms, steps } = form;
  const rest = { offers, texts, service, country, brandSlug, terms };
  return (
    <form
      className="lead-form"
      id={id}
      data-form={name}
      data-thanks={thanksTarget({ form, id })}
      method="post"
      action="/api/leads"
    >
      <HiddenFields form={form} id={id} />
      <h2 id={`${id}-title`}>
        <RichText text={title} />
      </h2>
      <Paragraph className="intro" text={intro} />
      {steps ? (
        <Island
          name="own-form"
          wake="interaction"
          of={OwnFormIsland}
          props={{ id, kind, submit, submitting, failed, ...rest, steps }}
        />
      ) : (
        <Island
          name="lead-form"
          wake="interaction"
          of={LeadFormIsland}
          props={{ id, kind, submit, submitting, failed, message, ...rest }}
        />
      )}
      <Honeypot />
      {note && (
        <p className="fine">
          <Icon name="lock" />
          {note}
        </p>
      )}
      <FormThanks form={form} id={id} />
    </form>
  );
}
