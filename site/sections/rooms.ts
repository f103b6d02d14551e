import type { ComponentType } from 'react';
import type { SectionType } from '../../schema/generated/types.ts';
import type { SectionProps } from '../prepared-page.ts';
import faqsCss from './faqs/faqs.css?inline';
import { Faqs } from './faqs/faqs.tsx';

export interface Room<Type extends SectionType> {
  View: ComponentType<SectionProps<Type>>;
  /** The room's style sheet; it is inlined into pages that have the room, and no others. */
  css: string;
}

/** Every section type and its room: the one list of them. A type without a room does not compile. */
export const rooms: { [Type in SectionType]: Room<Type> } = {
  faqs: { View: Faqs, css: faqsCss },
};
