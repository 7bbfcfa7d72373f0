import type { FieldReading } from './card-fields.ts';
import { type ElementType, makeInput, showFormatted } from './card-input.ts';
import { cssOf, type ElementStyle } from './element-style.ts';

export type ElementOptions = {
  readonly style?: ElementStyle;
  readonly placeholder?: string;
  readonly disabled?: boolean;
};

type Listener = (event: object) => void;
/** Reads a text of this field, given whether it is being left. */
type Read = (text: string, leaving: boolean) => FieldReading;

export type CardElement = ReturnType<typeof makeCardElement>;

let made = 0;

/** Creates a card element: a real input in the page's container, styled by the element's options. */
export function makeCardElement(type: ElementType, options: ElementOptions, read: Read) {
  made += 1;
  const id = `stripe-${type}-${made}`;
  const input = makeInput(type, id, options.placeholder);
  const sheet = new CSSStyleSheet();
  const listeners = new Map<string, Set<Listener>>();
  let container: HTMLElement | undefined;
  let label: HTMLLabelElement | null = null;

  const emit = (name: string, more: object = {}) => {
    for (const listener of listeners.get(name) ?? []) listener({ elementType: type, ...more });
  };
  const focus = () => input.focus();

  function tell(leaving: boolean) {
    const reading = read(input.value, leaving);
    showFormatted(input, reading.shown);
    const { empty, complete, error } = reading;
    const marks = { empty, complete, invalid: error !== undefined };
    for (const [mark, on] of Object.entries(marks)) {
      input.toggleAttribute(`data-${mark}`, on);
      container?.classList.toggle(`StripeElement--${mark}`, on);
    }
    input.setAttribute('aria-invalid', String(marks.invalid));
    emit('change', { empty, complete, error });
  }

  function update({ style, placeholder, disabled }: ElementOptions) {
    if (style) sheet.replaceSync(plain(id) + cssOf(id, style));
    if (placeholder !== undefined) input.placeholder = placeholder;
    if (disabled !== undefined) input.disabled = disabled;
  }

  input.addEventListener('input', () => tell(false));
  input.addEventListener('focus', () => {
    container?.classList.add('StripeElement--focus');
    emit('focus');
  });
  input.addEventListener('blur', () => {
    container?.classList.remove('StripeElement--focus');
    tell(true);
    emit('blur');
  });
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') emit('escape');
  });
  sheet.replaceSync(plain(id));
  update(options);

  const element = {
    text: () => input.value,
    mount(where: string | HTMLElement) {
      const found = typeof where === 'string' ? document.querySelector<HTMLElement>(where) : where;
      if (!found)
        throw new Error(`The selector you specified (${where}) applies to no DOM elements.`);
      container = found;
      container.classList.add('StripeElement', 'StripeElement--empty');
      container.replaceChildren(input);
      label = container.closest('label') ?? labelOf(container);
      label?.addEventListener('click', focus);
      document.adoptedStyleSheets.push(sheet);
      queueMicrotask(() => emit('ready'));
    },
    unmount() {
      label?.removeEventListener('click', focus);
      input.remove();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    },
    destroy() {
      element.unmount();
      input.value = '';
      listeners.clear();
    },
    clear() {
      input.value = '';
      tell(false);
    },
    focus,
    blur: () => input.blur(),
    update,
    on(name: string, listener: Listener) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
      return element;
    },
    off(name: string, listener?: Listener) {
      if (listener) listeners.get(name)?.delete(listener);
      else listeners.delete(name);
      return element;
    },
    once(name: string, listener: Listener) {
      const first: Listener = (event) => {
        element.off(name, first);
        listener(event);
      };
      return element.on(name, first);
    },
  };
  return element;
}

const labelOf = ({ id }: HTMLElement) =>
  id ? document.querySelector<HTMLLabelElement>(`label[for="${CSS.escape(id)}"]`) : null;

// The provider's inputs are unstyled: the container draws the field's frame.
const plain = (id: string) =>
  `#${id} { width: 100%; border: 0; padding: 0; margin: 0; background: transparent; font: inherit; color: inherit; outline: none; }\n`;
