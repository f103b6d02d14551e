import type { AnswerType } from '../../../schema/api/answers.ts';
import { attribute, type Element, elementsIn } from './elements.ts';
import type { PageForms } from './page-forms.ts';

/** A field as its form declares it; see `site/ui/lead-form/own/answer-field.tsx`. */
export interface DeclaredField {
  name: string;
  label: string;
  required: boolean;
  /** Undefined for a field that forms know. */
  type: AnswerType | undefined;
  choices: readonly string[];
}

/** The fields of a form that lists its own; undefined for other forms. */
export function declaredFields(form: Element): DeclaredField[] | undefined {
  const elements = [...elementsIn(form)];
  if (!elements.some((element) => attribute(element, 'data-island') === 'own-form')) return undefined;
  return elements.flatMap((element) => {
    const name = attribute(element, 'data-field');
    return name === undefined ? [] : [declaredField(name, element)];
  });
}

function declaredField(name: string, wrapper: Element): DeclaredField {
  const inside = [...elementsIn(wrapper)];
  const choices = inside.filter(
    (element) => element.tagName === 'option' || attribute(element, 'type') === 'radio',
  );
  return {
    name,
    label: attribute(wrapper, 'data-label') ?? '',
    required: inside.some((element) => attribute(element, 'required') !== undefined),
    type: attribute(wrapper, 'data-type') as AnswerType | undefined,
    choices: choices.flatMap((element) => attribute(element, 'value') || []),
  };
}

/** The fields that the form of this name declares on a page. */
export function findDeclaredFields({ forms }: PageForms, name: string | null): DeclaredField[] | undefined {
  const located = forms.find(({ form }) => attribute(form, 'data-form') === name);
  return located && declaredFields(located.form);
}
