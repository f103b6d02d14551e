import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LeadEmailCall } from '../../../schema/generated/types.ts';
import { defaultCountry } from '../../../schema/phone/country.ts';
import type { PreparedForm } from '../../prepared-data.ts';
import type { ChosenCountry } from '../country/country-field.tsx';
import { useCountryField } from '../country/use-country-field.ts';
import { shieldHoneypot } from './bots/honeypot.ts';
import { useTurnstile } from './bots/use-turnstile.ts';
import { clearForm } from './clear-form.ts';
import { type FieldErrors, type FieldName, firstInvalid } from './fields/lead-fields.ts';
import { readLead, type TypedLead } from './fields/read-lead.ts';
import { validateLead } from './fields/validate-lead.ts';
import { focusField, keepFocus, numberOf } from './form-elements.ts';
import { readInitialState } from './initial-state.ts';
import type { OwnFields } from './own/use-own-fields.ts';
import { usePhone } from './phone/use-phone.ts';
import { type Evidence, readEvidence } from './send/evidence.ts';
import { createKeys } from './send/idempotency-key.ts';
import { type Outcome, sendLead } from './send/send-lead.ts';
import { leaveForm } from './thanks/leave-form.ts';

/** How long the next page can take before this one confirms the submission. */
const navigationTimeoutMs = 10_000;

/** How long a submission waits for the list of countries, when the country is typed before the list is loaded. */
const maxChoiceWaitMs = 1500;

interface LeadFormOptions
  extends Pick<PreparedForm, 'kind' | 'service' | 'country' | 'brandSlug' | 'failed'> {
  id: string;
}

/**
 * The state of a lead form: idle, sending, or failed. Success leaves the page. The hook takes over `submit` of the form
 * with the given id, which surrounds the island. Source: product-rules.md, Lead forms and Messages.
 * @param own the fields of a form that lists them
 */
export function useLeadForm(props: LeadFormOptions, own?: OwnFields) {
  const { id, kind, service, brandSlug, failed } = props;
  const firstCountry = { ...defaultCountry, name: props.country };
  const [initial] = useState(() => readInitialState(id, firstCountry.name, own?.order));
  const [errors, setErrors] = useState(initial.errors);
  const [doubt, setDoubt] = useState('');
  const [failure, setFailure] = useState(initial.failure);
  const [isSending, setSending] = useState(false);
  /** Where a lead leads that is stored without its files. */
  const [stored, setStored] = useState<string>();
  const [country, setCountry] = useState<ChosenCountry>(firstCountry);
  const [keyFor] = useState(() => createKeys());
  const sending = useRef(false);
  /** The number that was questioned last. It is sent if the visitor sends it again. */
  const doubted = useRef('');
  const turnstile = useTurnstile(id);

  const formOf = () => document.getElementById(id) as HTMLFormElement;
  const isByHand = useRef(false);
  const countryField = useCountryField({
    chosen: country,
    defaultLabel: props.country,
    onChoose: setCountry,
    onDone: () => {
      isByHand.current = true;
      phone.input.current?.focus();
    },
  });
  const phone = usePhone({
    chosen: country.code,
    countryOf: () => {
      const { input } = countryField;
      return input.current?.value.trim() === country.name ? country : undefined;
    },
    onNamedCountry: (named) => {
      if (!isByHand.current) countryField.set(named);
    },
    onRules: () => recheck(formOf()),
  });

  const finish = (state: { errors?: typeof errors; doubt?: string; failure?: string } = {}) => {
    sending.current = false;
    // Synchronous, because the caller then focuses a message, which must be visible.
    flushSync(() => {
      setSending(false);
      setErrors(state.errors ?? {});
      setDoubt(state.doubt ?? '');
      setFailure(state.failure ?? '');
    });
  };

  const submit = useEffectEvent(async (form: HTMLFormElement) => {
    if (sending.current) return;
    sending.current = true;
    const choice = countryField.pending.current;
    if (choice) {
      keepFocus(form);
      setSending(true);
      await Promise.race([choice, new Promise((resolve) => setTimeout(resolve, maxChoiceWaitMs))]);
    }
    // An event of its own: the wait can end in a later render, which knows the country.
    await judgeAndSend(form);
  });

  const judgeAndSend = useEffectEvent(async (form: HTMLFormElement) => {
    const number = numberOf(form);
    if (number !== '' && !phone.judgeNow(number)) {
      keepFocus(form);
      setSending(true);
    }
    const verdict = await phone.judge(number);
    const typed = read(form);
    const all = findErrors(form);
    const invalid = own?.reached(all) ?? all;
    const isDoubted = verdict?.kind === 'doubtful' && doubted.current !== number;
    finish({ errors: invalid, doubt: isDoubted ? verdict.message : '' });
    if (isDoubted) doubted.current = number;
    if (focusFirst(form, invalid) || (isDoubted && focusOn(form, 'phoneNumber')) || own?.next()) return;
    sending.current = true;
    keepFocus(form);
    setSending(true);
    const outcome = await send(form, typed);
    if (outcome.isAccepted) return onStored(form, outcome.next);
    turnstile.renew();
    showFailure(form, outcome.errors, outcome.message);
  });

  /** The lead is stored. Its files follow, and then the next page. */
  const onStored = async (form: HTMLFormElement, next: string) => {
    const unsent = (await own?.sendFiles(form)) ?? {};
    if (Object.keys(unsent).length > 0) {
      turnstile.renew();
      setStored(next);
      dispatchEvent(new Event('lead:stored'));
      return showFailure(form, unsent, 'We have your request, but not your file.');
    }
    leave(form, next);
  };

  const leave = (form: HTMLFormElement, next: string) => {
    clearForm(form, firstCountry.name);
    setCountry(firstCountry);
    setStored(undefined);
    if (leaveForm(form, next)) setTimeout(() => void confirmHere(), navigationTimeoutMs);
    else {
      finish();
      dispatchEvent(new Event('lead:stored'));
    }
    own?.restart();
  };

  const showFailure = (form: HTMLFormElement, errors: FieldErrors, failure: string) => {
    finish({ errors, failure });
    if (!focusFirst(form, errors)) form.querySelector<HTMLElement>('.form-error')?.focus();
  };

  /** Moves the focus to the first invalid field, if there is one. */
  const focusFirst = (form: HTMLFormElement, errors: FieldErrors): boolean => {
    const first = firstInvalid(errors, own?.order);
    return first !== undefined && focusOn(form, first);
  };

  const focusOn = (form: HTMLFormElement, name: FieldName): boolean => {
    own?.show(name);
    return focusField(form, name);
  };

  /** Reads the form, with the dial code in front of the number. */
  const read = (form: HTMLFormElement): TypedLead => {
    const data = new FormData(form);
    // After a refused post without scripts, the URL is that of the call. The form still has the URL of its page.
    const isCall = location.pathname === form.getAttribute('action');
    const typed = readLead(data, isCall ? String(data.get('pageUrl')) : location.href);
    return {
      ...typed,
      ...(typed.phoneNumber && { phoneNumber: phone.complete(typed.phoneNumber) }),
      ...(own && { answers: own.readAnswers(form) }),
    };
  };

  /** Validates the form as the server does. */
  const findErrors = (form: HTMLFormElement): FieldErrors => {
    const verdict = phone.judgeNow(numberOf(form));
    return {
      ...validateLead(read(form), kind),
      ...own?.validate(form),
      ...(verdict?.kind === 'impossible' && { phoneNumber: verdict.message }),
    };
  };

  const send = async (form: HTMLFormElement, typed: TypedLead): Promise<Outcome> => {
    try {
      // The URL's fragment can change between tries. The submission stays the same.
      const idempotencyKey = keyFor(JSON.stringify({ ...typed, pageUrl: '' }));
      const field = form.elements.namedItem('idempotencyKey');
      if (field instanceof HTMLInputElement) field.value = idempotencyKey;
      const evidence = await collectEvidence(form);
      return await sendLead({
        lead: typed as LeadEmailCall,
        evidence,
        service,
        brandSlug,
        idempotencyKey,
        failed,
      });
    } catch {
      return { isAccepted: false, message: 'An error occurred. Please try again.', errors: {} };
    }
  };

  const collectEvidence = async (form: HTMLFormElement): Promise<Evidence> => {
    try {
      return { ...readEvidence(form), turnstileToken: await turnstile.token() };
    } catch {
      // A lead without evidence is better than no lead.
      return {};
    }
  };

  /** Removes each message as soon as its field is valid. A message that depends on the country follows it. */
  const recheck = useEffectEvent((form: HTMLFormElement) => {
    if (doubt && phone.judgeNow(numberOf(form))?.kind !== 'doubtful') setDoubt('');
    if (Object.keys(errors).length === 0) return;
    const now = findErrors(form);
    const remaining = Object.fromEntries(
      Object.keys(errors).flatMap((field) => {
        const message = now[field as FieldName];
        return message === undefined ? [] : [[field, message]];
      }),
    );
    setErrors(remaining);
    if (Object.keys(remaining).length === 0) setFailure('');
  });

  const confirmHere = async () => {
    if (!sending.current) return;
    finish();
    dispatchEvent(new Event('lead:stored'));
    const { showToast } = await import('../../islands/toasts.tsx');
    showToast('Your request has been received. We will contact you shortly.', 'success');
  };

  const onPageShow = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted && sending.current) finish();
  });
  const onPageHide = useEffectEvent((form: HTMLFormElement) => {
    if (sending.current) form.closest('dialog')?.close();
  });
  const onOpen = useEffectEvent((form: HTMLFormElement) => {
    setFailure('');
    delete form.dataset.done;
  });

  useEffect(() => {
    const form = document.getElementById(id);
    if (!(form instanceof HTMLFormElement)) return;
    shieldHoneypot(form);
    const controller = new AbortController();
    const { signal } = controller;
    const onSubmit = (event: Event) => {
      event.preventDefault();
      submit(form);
    };
    form.addEventListener('submit', onSubmit, { signal });
    form.addEventListener('input', () => recheck(form), { signal });
    form.closest('dialog')?.addEventListener('dialog:open', () => onOpen(form), { signal });
    addEventListener('pageshow', (event) => onPageShow(event), { signal });
    addEventListener('pagehide', () => onPageHide(form), { signal });
    return () => controller.abort();
  }, [id]);

  return {
    defaults: initial.defaults,
    errors,
    doubt,
    failure,
    isSending,
    country,
    countryField,
    phone,
    /** Goes on without the files that could not be sent; undefined if there are none. */
    goOn: stored === undefined ? undefined : () => leave(formOf(), stored),
  };
}

export type LeadFormState = ReturnType<typeof useLeadForm>;
