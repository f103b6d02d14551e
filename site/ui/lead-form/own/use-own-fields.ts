import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Answer } from '../../../../schema/generated/types.ts';
import type { PreparedStep } from '../../../prepared-fields.ts';
import type { FieldErrors, FieldName } from '../fields/lead-fields.ts';
import { readAnswers, validateAnswers } from './answers.ts';
import { sendFiles } from './send-files.ts';

/** What a form that lists its fields adds to the behavior of a lead form. */
export interface OwnFields {
  /** The names of all fields, in display order. */
  order: readonly FieldName[];
  readAnswers: (form: HTMLFormElement) => Answer[];
  validate: (form: HTMLFormElement) => FieldErrors;
  /** The errors of the steps that the visitor has seen up to the current one. */
  reached: (errors: FieldErrors) => FieldErrors;
  /** Shows the step of a field. */
  show: (name: FieldName) => void;
  /** Shows the next step. @returns false on the last one */
  next: () => boolean;
  /** Goes back to the first step, for the next request. */
  restart: () => void;
  sendFiles: (form: HTMLFormElement) => Promise<FieldErrors>;
}

/** The id of a step's heading, which gets the focus when the step is shown. */
export const stepId = (form: string, index: number) => `${form}-step-${index + 1}`;

/** @param id of the form */
export function useOwnFields(id: string, steps: readonly PreparedStep[]) {
  const [current, setCurrent] = useState(0);
  const [progress, setProgress] = useState('');
  const fields = steps.flatMap((step) => step.fields);
  /** The country is chosen next to the phone number. */
  const stepOf = (name: FieldName) => {
    const shown = name === 'country' ? 'phoneNumber' : name;
    return steps.findIndex((step) => step.fields.some((field) => field.name === shown));
  };

  const goTo = (index: number) => {
    // Synchronous, because the caller then focuses what the step shows.
    flushSync(() => setCurrent(index));
  };
  const goToHeading = (index: number) => {
    goTo(index);
    const heading = document.getElementById(stepId(id, index));
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'nearest' });
  };

  useEffect(() => {
    // The server marks errors in any step of a form that was posted without scripts.
    const parts = [...(document.getElementById(id)?.querySelectorAll('.step') ?? [])];
    const invalid = parts.findIndex((part) => part.querySelector('.bad'));
    if (invalid > 0) setCurrent(invalid);
  }, [id]);

  const own: OwnFields = {
    order: fields.map(({ name }) => name),
    readAnswers: (form) => readAnswers(form, fields),
    validate: (form) => validateAnswers(form, fields),
    reached: (errors) =>
      Object.fromEntries(Object.entries(errors).filter(([name]) => stepOf(name as FieldName) <= current)),
    show: (name) => {
      const index = stepOf(name);
      if (index >= 0 && index !== current) goTo(index);
    },
    next: () => {
      if (current >= steps.length - 1) return false;
      goToHeading(current + 1);
      return true;
    },
    restart: () => setCurrent(0),
    sendFiles: async (form) => {
      const errors = await sendFiles(form, fields, setProgress);
      setProgress('');
      return errors;
    },
  };
  return { own, current, progress, back: () => goToHeading(current - 1) };
}
