import { Island } from '../../islands/island.tsx';
import type { SectionProps } from '../../prepared-data.ts';
import { HiddenFields, Honeypot } from '../../ui/lead-form/hidden-fields.tsx';
import { FormThanks, thanksTarget } from '../../ui/lead-form/thanks/form-thanks.tsx';
import { Section } from '../../ui/section.tsx';
import { Headline } from '../../ui/text/headline.tsx';
import { Paragraph } from '../../ui/text/paragraph.tsx';
import LineEditorIsland from './line-editor.island.tsx';

/**
 * A first screen that marks a line of a resume. The whole tool is one form: without scripts it posts the line with the visitor's
 * name and contact, and the server answers as for any lead form.
 */
export function LineEditor({
  id,
  headline,
  lead,
  form,
  phrases = [],
  ...texts
}: SectionProps<'line-editor'>) {
  const { title, intro, note, kind, submit, submitting, failed, service, country, brandSlug, terms } = form;
  const formId = `${id}-form`;
  return (
    <Section type="line-editor" id={id} ground="blotter" isPadded={false}>
      <div className="top">
        <h1 id={`${id}-heading`}>
          <Headline text={headline} words={[]} />
        </h1>
        <Paragraph className="lead" text={lead} />
      </div>
      <form
        id={formId}
        data-form={form.name}
        data-thanks={thanksTarget({ form, id: formId })}
        method="post"
        action="/api/leads"
      >
        <HiddenFields form={form} id={formId} />
        <Island
          name="line-editor"
          wake="interaction"
          of={LineEditorIsland}
          props={{
            ...texts,
            phrases: phrases.map(({ id: _id, ...phrase }) => phrase),
            offer: { title, intro, note },
            form: {
              id: formId,
              kind,
              submit,
              submitting,
              failed,
              service,
              country,
              brandSlug,
              terms,
              // The line is the message.
              message: false,
            },
          }}
        />
        <Honeypot />
        <FormThanks form={form} id={formId} />
      </form>
    </Section>
  );
}
