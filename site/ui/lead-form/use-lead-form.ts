import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { defaultCountry } from '../country/country.ts';
import type { ChosenCountry } from '../country/country-field.tsx';
import { clearForm } from './clear-form.ts';
import { createKeys } from './idempotency-key.ts';
import { firstWrong, type LeadField } from './lead-fields.ts';
import { readLead, toLead } from './read-lead.ts';
import { type Outcome, sendLead } from './send-lead.ts';
import { readStandingForm } from './standing-form.ts';
import { validateLead } from './validate-lead.ts';

/**
 * The states of a lead form: idle, sending, failed; success leaves the page. Source: spec sections 4 and 8.
 * @param id the id of the form around the island, whose `submit` is taken over
 */
export function useLeadForm({ id, brandSlug }: { id: string; brandSlug: string }) {
  const [standing] = useState(() => readStandingForm(id, defaultCountry.name));
  const [errors, setErrors] = useState(standing.errors);
  const [failure, setFailure] = useState(standing.failure);
  const [isSending, setSending] = useState(false);
  const [country, setCountry] = useState<ChosenCountry>(defaultCountry);
  const [keyFor] = useState(() => createKeys());
  const sending = useRef(false);

  const rest = (state: { errors?: typeof errors; failure?: string } = {}) => {
    sending.current = false;
    // At once, so that what is to be focused is already shown.
    flushSync(() => {
      setSending(false);
      setErrors(state.errors ?? {});
      setFailure(state.failure ?? '');
    });
  };

  const submit = useEffectEvent(async (form: HTMLFormElement) => {
    if (sending.current) return;
    const typed = readLead(new FormData(form), location.href);
    const mistakes = validateLead(typed);
    rest({ errors: mistakes });
    if (focusField(form, firstWrong(mistakes))) return;
    sending.current = true;
    setSending(true);
    const outcome = await send(form, typed);
    if (outcome.isAccepted) {
      clearForm(form);
      setCountry(defaultCountry);
      location.assign(outcome.next);
      return;
    }
    rest({ errors: outcome.errors });
    if (focusField(form, firstWrong(outcome.errors))) return;
    // Nothing stands beside a field, so it is said at the form.
    rest({ failure: outcome.message });
    form.querySelector<HTMLElement>('.form-error')?.focus();
  });

  const send = async (form: HTMLFormElement, typed: ReturnType<typeof readLead>): Promise<Outcome> => {
    try {
      const lead = toLead(typed, country.dialCode);
      // The address may change while the visitor moves about the page; the submission is the same.
      const idempotencyKey = keyFor(JSON.stringify({ ...lead, pageUrl: '' }));
      const field = form.elements.namedItem('idempotencyKey');
      if (field instanceof HTMLInputElement) field.value = idempotencyKey;
      return await sendLead({ lead, brandSlug, idempotencyKey });
    } catch {
      return { isAccepted: false, message: 'An error occurred. Please try again.', errors: {} };
    }
  };

  /** A message goes as soon as what it says is mended. */
  const recheck = useEffectEvent((form: HTMLFormElement) => {
    if (!firstWrong(errors)) return;
    const now = validateLead(readLead(new FormData(form), location.href));
    setErrors((then) =>
      Object.fromEntries(Object.entries(then).filter(([field]) => now[field as LeadField] !== undefined)),
    );
  });

  const comeBack = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted && sending.current) rest();
  });
  const leave = useEffectEvent((form: HTMLFormElement) => {
    if (sending.current) form.closest('dialog')?.close();
  });
  const forget = useEffectEvent(() => setFailure(''));

  useEffect(() => {
    const form = document.getElementById(id);
    if (!(form instanceof HTMLFormElement)) return;
    const stop = new AbortController();
    const { signal } = stop;
    // The browser's own messages give way to ours.
    form.noValidate = true;
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        submit(form);
      },
      { signal },
    );
    form.addEventListener('input', () => recheck(form), { signal });
    form.closest('dialog')?.addEventListener('dialog:open', () => forget(), { signal });
    addEventListener('pageshow', (event) => comeBack(event), { signal });
    addEventListener('pagehide', () => leave(form), { signal });
    return () => stop.abort();
  }, [id]);

  return { defaults: standing.defaults, errors, failure, isSending, country, setCountry };
}

/** @returns whether there was such a field */
function focusField(form: HTMLFormElement, name: LeadField | undefined): boolean {
  const control = name && form.querySelector<HTMLElement>(`[name="${name}"]`);
  control?.focus();
  return Boolean(control);
}
