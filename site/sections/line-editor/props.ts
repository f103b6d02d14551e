import type { SectionProps } from '../../prepared-data.ts';
import type { LeadFormIslandProps } from '../../ui/lead-form/lead-form.island.tsx';
import type { Rules } from './marking/rules.ts';

type Texts = Omit<SectionProps<'line-editor'>, 'id' | 'headline' | 'lead' | 'form' | 'phrases'>;

/** The form's own texts, which its fields do not show. */
export interface OfferTexts {
  title: string;
  intro: string | undefined;
  note: string | undefined;
}

/** What the island gets from the page. */
export interface LineEditorProps extends Texts {
  phrases: Rules['phrases'];
  offer: OfferTexts;
  form: LeadFormIslandProps;
}
