import { Island } from '../../islands/island.tsx';
import type { PreparedForm } from '../../prepared-data.ts';
import { Icon } from '../icon.tsx';
import { Paragraph } from '../text/paragraph.tsx';
import { RichText } from '../text/rich-text.tsx';
import LeadFormIsland from './lead-form.island.tsx';

interface Props {
  form: PreparedForm;
  /** Unique on the page. The heading's id is `<id>-title`. */
  id: string;
}

/**
 * A lead form. Without scripts it posts to `/api/leads`; on the first interaction its island takes over. Hidden fields
 * are outside the island because the boot script and the server fill them: `data-fill` names the opener's value,
 * `data-else` the default.
 */
export function LeadForm({ form, id }: Props) {
  const { name, kind, title, intro, note, service, price, pageUrl, brandSlug } = form;
  const { submit, submitting, failed, message, country, terms } = form;
  return (
    <form className="lead-form" id={id} data-form={name} method="post" action="/api/leads">
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="formId" value={id} />
      <input type="hidden" name="brandSlug" value={brandSlug} />
      <input type="hidden" name="pageUrl" value={pageUrl} />
      <input type="hidden" name="serviceName" value={service} data-fill="service" data-else={service} />
      <input type="hidden" name="servicePrice" value={price} data-fill="price" data-else={price} />
      <input type="hidden" name="idempotencyKey" />
      <h2 id={`${id}-title`}>
        <RichText text={title} />
      </h2>
      <Paragraph className="intro" text={intro} />
      <Island
        name="lead-form"
        wake="interaction"
        of={LeadFormIsland}
        props={{ id, kind, submit, submitting, failed, message, country, brandSlug, terms }}
      />
      {/* The honeypot, filled in only by bots. It comes last because a dialog focuses its first field. */}
      <p className="visually-hidden" aria-hidden="true">
        <label>
          Website <input name="website" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      {note && (
        <p className="fine">
          <Icon name="lock" />
          {note}
        </p>
      )}
    </form>
  );
}
