import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LeadEmailCall } from '../../../schema/generated/types.ts';
import type { PreparedForm } from '../../prepared-page.ts';
import { defaultCountry } from '../country/country.ts';
import type { ChosenCountry } from '../country/country-field.tsx';
import { shieldHoneypot } from './bots/honeypot.ts';
import { useTurnstile } from './bots/use-turnstile.ts';
import { clearForm } from './clear-form.ts';
import { firstWrong, type LeadField } from './fields/lead-fields.ts';
import { readLead, type TypedLead, withDialCode } from './fields/read-lead.ts';
import { validateLead } from './fields/validate-lead.ts';
import { readInitialState } from './initial-state.ts';
import { type Evidence, readEvidence } from './send/evidence.ts';
import { createKeys } from './send/idempotency-key.ts';
import { type Outcome, sendLead } from './send/send-lead.ts';

/** How long the next page may take, in ms, before the visitor is told on this one. */
const patienceMs = 10_000;

interface UsedLeadForm extends Pick<PreparedForm, 'kind' | 'country' | 'brandSlug' | 'failed'> {
  id: string;
}

/**
 * The states of a lead form: idle, sending, failed; success leaves the page. Source: spec sections 4 and 8.
 * @param id the id of the form around the island, whose `submit` is taken over
 */
export function useLeadForm(props: UsedLeadForm) {
  const { id, kind, brandSlug, failed } = props;
  const firstCountry = { ...defaultCountry, name: props.country };
  const [standing] = useState(() => readInitialState(id, firstCountry.name));
  const [errors, setErrors] = useState(standing.errors);
  const [failure, setFailure] = useState(standing.failure);
  const [isSending, setSending] = useState(false);
  const [country, setCountry] = useState<ChosenCountry>(firstCountry);
  const [keyFor] = useState(() => createKeys());
  const sending = useRef(false);
  const turnstile = useTurnstile(id);

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
    const typed = read(form);
    const mistakes = validateLead(typed, kind);
    rest({ errors: mistakes });
    if (focusField(form, firstWrong(mistakes))) return;
    sending.current = true;
    holdFocus(form);
    setSending(true);
    const outcome = await send(form, typed);
    if (outcome.isAccepted) {
      clearForm(form, firstCountry.name);
      setCountry(firstCountry);
      location.assign(outcome.next);
      // When the page that follows does not come, the visitor is told here.
      setTimeout(() => void arrived(), patienceMs);
      return;
    }
    turnstile.renew();
    rest({ errors: outcome.errors, failure: outcome.message });
    if (!focusField(form, firstWrong(outcome.errors)))
      form.querySelector<HTMLElement>('.form-error')?.focus();
  });

  /** What stands in the form, the number with its dial code as the server will judge it. */
  const read = (form: HTMLFormElement): TypedLead => {
    const data = new FormData(form);
    // After a refused post without scripts the address is the call's, and the form still knows its page.
    const isCall = location.pathname === form.getAttribute('action');
    const typed = readLead(data, isCall ? String(data.get('pageUrl')) : location.href);
    const isChosen = kind !== 'contact' && typed.country === country.name;
    return {
      ...typed,
      phoneNumber: withDialCode(typed.phoneNumber, isChosen ? country.dialCode : undefined),
    };
  };

  const send = async (form: HTMLFormElement, typed: TypedLead): Promise<Outcome> => {
    try {
      // The address may change while the visitor moves about the page; the submission is the same.
      const idempotencyKey = keyFor(JSON.stringify({ ...typed, pageUrl: '' }));
      const field = form.elements.namedItem('idempotencyKey');
      if (field instanceof HTMLInputElement) field.value = idempotencyKey;
      const evidence = await gather(form);
      return await sendLead({ lead: typed as LeadEmailCall, evidence, brandSlug, idempotencyKey, failed });
    } catch {
      return { isAccepted: false, message: 'An error occurred. Please try again.', errors: {} };
    }
  };

  const gather = async (form: HTMLFormElement): Promise<Evidence> => {
    try {
      return { ...readEvidence(form), turnstileToken: await turnstile.token() };
    } catch {
      // No lead is lost over what nobody typed.
      return {};
    }
  };

  /** A message goes as soon as what it says is mended. */
  const recheck = useEffectEvent((form: HTMLFormElement) => {
    if (!firstWrong(errors)) return;
    const now = validateLead(read(form), kind);
    const left = Object.fromEntries(
      Object.entries(errors).filter(([field]) => now[field as LeadField] !== undefined),
    );
    setErrors(left);
    if (!firstWrong(left)) setFailure('');
  });

  const arrived = async () => {
    if (!sending.current) return;
    rest();
    const { showToast } = await import('../../islands/toasts.tsx');
    showToast('Your request has been received. We will contact you shortly.', 'success');
  };

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
    shieldHoneypot(form);
    const stop = new AbortController();
    const { signal } = stop;
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

/** The button that was pressed is about to be disabled and would drop the focus; what happens is said where it goes. */
function holdFocus(form: HTMLFormElement): void {
  if (document.activeElement instanceof HTMLButtonElement)
    form.querySelector<HTMLElement>('[role="status"]')?.focus({ preventScroll: true });
}

/** @returns whether there was such a field */
function focusField(form: HTMLFormElement, name: LeadField | undefined): boolean {
  const control = name && form.querySelector<HTMLElement>(`[name="${name}"]`);
  control?.focus();
  return Boolean(control);
}
