import { type CardElement, createElement, type Inner, inners } from './element.ts';
import { IntegrationError } from './integration-error.ts';
import type { CreateMethod, FieldOptions, FieldType, FromField, Result } from './protocol.ts';

const types: readonly string[] = ['cardNumber', 'cardExpiry', 'cardCvc'] satisfies FieldType[];

const isFieldType = (type: string): type is FieldType => types.includes(type);

type Method = Result<'paymentMethod'>;

/** Faults that the test injects. */
declare const faults: { getElement?: 'finds nothing' };

/** The fields of one form. */
export interface Group {
  createMethod(number: Inner, details: Omit<CreateMethod, 'act' | 'call' | 'peers'>): Promise<Method>;
}

export const groupOf = new WeakMap<object, Group>();

/** `stripe.elements()`. */
export function createElements(options: Record<string, unknown> = {}): object {
  assertOptions(options);
  const elements = new Map<FieldType, CardElement>();
  const handlers = new Map<string, Set<() => void>>();
  const waiting = new Map<number, (result: Method) => void>();
  let calls = 0;

  const innerOf = (type: FieldType) => {
    const element = elements.get(type);
    return element && inners.get(element);
  };

  const hear = (message: FromField) => {
    if (message.event === 'change' && message.state.brand)
      innerOf('cardCvc')?.send({ act: 'brand', brand: message.state.brand });
    if (message.event === 'created') waiting.get(message.call)?.(message.result);
  };

  const group: Group = {
    createMethod(number, details) {
      const peers = (['cardExpiry', 'cardCvc'] as const).map((type) => innerOf(type)?.frameName() ?? '');
      calls += 1;
      const call = calls;
      number.send({ act: 'create', call, peers, ...details });
      return new Promise((resolve) => waiting.set(call, resolve));
    },
  };

  return {
    create(type: string, fieldOptions: FieldOptions = {}) {
      if (!isFieldType(type)) throw new IntegrationError(`The fake has no Element of type ${type}.`);
      if (elements.has(type)) throw new IntegrationError(`Can only create one Element of type ${type}.`);
      const forget = () => elements.delete(type);
      const element = createElement(type, fieldOptions, { hear, forget });
      elements.set(type, element);
      groupOf.set(element, group);
      return element;
    },
    /** @param wanted a type, or the React component of one */
    getElement(wanted: string | { __elementType?: string }) {
      const type = typeof wanted === 'string' ? wanted : (wanted?.__elementType ?? '');
      if (faults.getElement) return null;
      return (isFieldType(type) && elements.get(type)) || null;
    },
    async update(change: Record<string, unknown>) {
      assertOptions(change);
      for (const handler of handlers.get('update-end') ?? []) handler();
    },
    on: (event: string, handler: () => void) =>
      handlers.set(event, (handlers.get(event) ?? new Set()).add(handler)),
    fetchUpdates: async () => ({}),
    submit: async () => ({ selectedPaymentMethod: 'card' }),
  };
}

/** Source: docs.stripe.com/changelog/endive/2026-09-30/remove-elements-deferred-intent-payment-method-types. */
function assertOptions(options: Record<string, unknown>): void {
  if ('paymentMethodTypes' in options)
    throw new IntegrationError(
      'The paymentMethodTypes option is no longer supported. Use allowedPaymentMethodTypes instead.',
    );
}
