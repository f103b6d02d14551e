import { IntegrationError } from './integration-error.ts';
import {
  type FieldOptions,
  type FieldState,
  type FieldType,
  type FromField,
  scriptOrigin,
  type ToField,
} from './protocol.ts';

type Handler = (event: unknown) => void;

/** A field's public API. */
export interface CardElement {
  mount(where: string | HTMLElement): void;
  unmount(): void;
  destroy(): void;
  update(options: FieldOptions): void;
  clear(): void;
  focus(): void;
  blur(): void;
  on(event: string, handler: Handler): CardElement;
  once(event: string, handler: Handler): CardElement;
  off(event: string, handler?: Handler): CardElement;
}

/** A field's internal API, hidden from pages. */
export interface Inner {
  type: FieldType;
  /** The frame's name, or undefined when the field is not mounted. */
  frameName: () => string | undefined;
  send: (message: ToField) => void;
  state: () => FieldState;
}

export const inners = new WeakMap<object, Inner>();

const titles = {
  cardNumber: 'Secure card number input frame',
  cardExpiry: 'Secure expiration date input frame',
  cardCvc: 'Secure CVC input frame',
};

const nothing: FieldState = { empty: true, complete: false };

let frames = 0;

/** @param hear receives the frame's messages after the page's handlers */
export function createElement(
  type: FieldType,
  options: FieldOptions,
  { hear, forget }: { hear: (message: FromField) => void; forget: () => void },
): CardElement {
  const handlers = new Map<string, Set<Handler>>();
  let node: HTMLElement | undefined;
  let frame: HTMLIFrameElement | undefined;
  let state = nothing;
  let isFocused = false;
  let isDestroyed = false;

  const dispatch = (event: string, more: object = {}) => {
    for (const handler of [...(handlers.get(event) ?? [])]) handler({ elementType: type, ...more });
  };

  const send = (message: ToField) => frame?.contentWindow?.postMessage(message, scriptOrigin);

  const showState = () => {
    const { base = 'StripeElement', ...others } = options.classes ?? {};
    const shown = {
      complete: state.complete,
      empty: state.empty,
      focus: isFocused,
      invalid: state.error !== undefined,
    };
    node?.classList.add(base);
    for (const [name, isShown] of Object.entries(shown)) {
      const own = others[name as keyof typeof others] ?? `StripeElement--${name}`;
      node?.classList.toggle(own, isShown);
    }
  };

  const listen = ({ source, origin, data }: MessageEvent<FromField>) => {
    if (origin !== scriptOrigin || !frame || source !== frame.contentWindow) return;
    if (data.event === 'focus' || data.event === 'blur') isFocused = data.event === 'focus';
    if (data.event === 'change') state = data.state;
    showState();
    if (data.event === 'change') dispatch('change', { ...data.state, value: undefined });
    else if (data.event === 'enter') node?.closest('form')?.requestSubmit();
    else if (data.event !== 'created') dispatch(data.event);
    hear(data);
  };

  const focus = () => send({ act: 'focus' });

  const element: CardElement = {
    mount(where) {
      if (isDestroyed)
        throw new IntegrationError('This Element has already been destroyed. Please create a new one.');
      const found = typeof where === 'string' ? document.querySelector<HTMLElement>(where) : where;
      if (!found)
        throw new IntegrationError(
          `The selector you specified (${where}) applies to no DOM elements that are currently on the page.`,
        );
      if (node === found) return;
      element.unmount();
      frames += 1;
      node = found;
      frame = createFrame(`__privateStripeFrame${frames}`, type, options);
      const holder = document.createElement('div');
      holder.className = '__PrivateStripeElement';
      holder.append(frame);
      node.replaceChildren(holder);
      addEventListener('message', listen);
      for (const label of labelsOf(node)) label.addEventListener('click', focus);
      showState();
    },
    unmount() {
      removeEventListener('message', listen);
      if (node) for (const label of labelsOf(node)) label.removeEventListener('click', focus);
      node?.replaceChildren();
      [node, frame, state, isFocused] = [undefined, undefined, nothing, false];
    },
    destroy() {
      element.unmount();
      isDestroyed = true;
      forget();
    },
    update(change) {
      options = { ...options, ...change };
      send({
        act: 'options',
        options: { style: options.style, placeholder: options.placeholder, disabled: options.disabled },
      });
    },
    clear: () => send({ act: 'clear' }),
    focus,
    blur: () => send({ act: 'blur' }),
    on(event, handler) {
      handlers.set(event, (handlers.get(event) ?? new Set()).add(handler));
      return element;
    },
    once(event, handler) {
      const first: Handler = (value) => {
        element.off(event, first);
        handler(value);
      };
      return element.on(event, first);
    },
    off(event, handler) {
      if (handler) handlers.get(event)?.delete(handler);
      else handlers.delete(event);
      return element;
    },
  };
  inners.set(element, { type, send, state: () => state, frameName: () => frame?.name });
  return element;
}

function createFrame(name: string, type: FieldType, options: FieldOptions): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const { style, placeholder, disabled } = options;
  const start = { type, origin: location.origin, options: { style, placeholder, disabled } };
  frame.name = name;
  frame.title = titles[type];
  frame.allow = 'payment *';
  frame.src = `${scriptOrigin}/endive/elements-inner-card.html#${encodeURIComponent(JSON.stringify(start))}`;
  Object.assign(frame.style, { border: '0', display: 'block', width: '100%', height: '19.2px' });
  return frame;
}

function labelsOf(node: HTMLElement): Element[] {
  const around = node.closest('label');
  const pointing = node.id ? [...document.querySelectorAll(`label[for="${CSS.escape(node.id)}"]`)] : [];
  return around ? [around, ...pointing] : pointing;
}
