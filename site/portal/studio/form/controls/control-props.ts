import type { Field } from '../fields/fields-of.ts';

/** What a control gets from the field that it is in. */
export interface ControlProps {
  field: Field;
  /** For the label, and of the element that gets the focus. */
  id: string;
  /** Its name if no label has the id, such as in a row of a list. */
  name?: string | undefined;
  /** The ids of the hint and the mistakes. */
  describedBy: string | undefined;
  isInvalid: boolean;
  /** Whether it is a row of a list, which has the border. */
  isBare?: boolean;
  /** Whether its author has opened what it is in: a group shows its fields then. */
  isOpened?: boolean;
}

/** The attributes that every control has. */
export const attributesOf = ({ id, name, describedBy, isInvalid, isBare = false }: ControlProps) => ({
  id,
  'aria-label': name,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid || undefined,
  className: isBare ? 'bare' : undefined,
});
