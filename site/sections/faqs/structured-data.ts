import { withoutMarks } from '../../ui/text/plain-text.ts';
import type { StructuredDataOf } from '../section-data-types.ts';

export const structuredData: StructuredDataOf = (_id, props) => {
  // If the content file has mistakes, entries have only ids.
  const { items } = props as { items: { question?: string; answer?: string }[] };
  const questions = items.map(({ question = '', answer = '' }) => ({
    '@type': 'Question' as const,
    name: question,
    acceptedAnswer: { '@type': 'Answer' as const, text: withoutMarks(answer) },
  }));
  return { questions };
};
