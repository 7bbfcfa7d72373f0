import { type PropertyDeclarations, type PropertyValues, ReactiveElement } from 'lit';
import { afterPress, watchPress } from '../element/after-press.ts';
import { focusWhenDrawn } from '../element/focus-when-drawn.ts';
import { make } from '../element/make.ts';
import { type AttributeValue, setAttributes } from '../element/set-attributes.ts';
import { uniqueId } from '../element/unique-id.ts';
import { descriptionParts } from './field-description.ts';
import { FieldMessages } from './field-messages.ts';
import { isMarkedOptional, isMarkedRequired, optionalMark } from './field-name.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The base of all form fields: label, hint, messages, and their connection to the native control. It creates its nodes once
 * and then updates what changed, because a form may have a thousand fields.
 *
 * @fires {CustomEvent<unknown>} ui-blur - the user left the field
 */
export abstract class FieldElement extends ReactiveElement {
  static override properties: PropertyDeclarations = {
    label: {},
    hint: {},
    error: {},
    warning: {},
    prefilled: {},
    name: {},
    controlId: { attribute: 'control-id' },
    disabled: { type: Boolean },
    required: { type: Boolean },
    optional: { type: Boolean },
    labelHidden: { type: Boolean, attribute: 'label-hidden' },
    dense: { type: Boolean, reflect: true },
  };

  declare label: string | undefined;
  declare hint: string | undefined;
  /** The error message, which marks the control invalid. */
  declare error: string | undefined;
  /** A warning, which doesn't block. */
  declare warning: string | undefined;
  /** The source of an unedited value ("From last year’s application"). */
  declare prefilled: string | undefined;
  declare name: string | undefined;
  /** The id of the native control, for links from an error summary. */
  declare controlId: string | undefined;
  declare disabled: boolean | undefined;
  declare required: boolean | undefined;
  /** Writes "(optional)" after the label, unless the field is disabled. */
  declare optional: boolean | undefined;
  declare labelHidden: boolean | undefined;
  declare dense: boolean | undefined;

  #ownId: string | undefined;
  #area: HTMLElement | undefined;
  readonly #messages = new FieldMessages();

  constructor() {
    super();
    watchPress();
    this.addEventListener('input', this);
    this.addEventListener('focusout', this);
  }

  /** The native control's id: the given one, or a generated one. */
  get fieldId(): string {
    if (this.controlId) return this.controlId;
    this.#ownId ??= uniqueId('field');
    return this.#ownId;
  }

  /** The native control, or null before the first render. */
  get control(): Control | null {
    return this.querySelector<Control>('input, select, textarea');
  }

  /** The element that takes the focus for the field. */
  protected get focusTarget(): HTMLElement | null {
    return this.control;
  }

  override focus(options?: FocusOptions): void {
    focusWhenDrawn(this, () => this.focusTarget, options);
  }

  handleEvent(event: Event): void {
    if (event.type === 'input') this.onInput(event);
    else if (!(event instanceof FocusEvent && this.#keepsFocus(event)))
      afterPress(() => this.onLeave());
  }

  #keepsFocus({ relatedTarget }: FocusEvent): boolean {
    return relatedTarget instanceof Node && this.contains(relatedTarget);
  }

  protected onInput(_event: Event): void {}

  protected onLeave(): void {
    this.emit('ui-blur');
  }

  protected emit<Detail>(name: string, detail?: Detail): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    this.#area ??= this.build();
    this.showLabel(changed);
    this.wire();
  }

  /** Creates the permanent nodes, and returns the control's container. */
  protected abstract build(): HTMLElement;

  /** Updates the label if one of its properties has changed. */
  protected abstract showLabel(changed: PropertyValues): void;

  /** Returns the element that a prefilled value's mark is appended to. */
  protected abstract markPlace(area: HTMLElement): Element;

  /** Puts the hint where it is read before the control. */
  protected placeHint(line: Element, area: HTMLElement): void {
    area.before(line);
  }

  /** The element with the id, the state and the messages: the control, or the group. */
  protected get described(): Element | null {
    return this.control;
  }

  /** Additional attributes. */
  protected controlAttributes(): Record<string, AttributeValue> {
    return {};
  }

  /** Whether some screen readers don't announce "required" for the control's role. */
  protected get hidesRequired(): boolean {
    return false;
  }

  protected wire(): void {
    const { described } = this;
    if (!described) return;
    setAttributes(described, {
      id: this.fieldId,
      name: this.name,
      disabled: this.disabled,
      'aria-invalid': this.error ? 'true' : undefined,
      'aria-required': isMarkedRequired(this) ? 'true' : undefined,
      'aria-describedby': this.#describe(),
      ...this.controlAttributes(),
    });
  }

  /** Renders the lines around the control and returns their ids. */
  #describe(): string {
    const area = this.#area;
    if (!area) return '';
    this.toggleAttribute('data-prefilled', Boolean(this.prefilled));
    this.toggleAttribute('data-invalid', Boolean(this.error));
    return this.#messages.show(this.fieldId, descriptionParts(this, this.hidesRequired), {
      required: (line) => {
        line.hidden = true;
        this.append(line);
      },
      prefilled: (line) => this.markPlace(area).append(line),
      hint: (line) => this.placeHint(line, area),
      warning: (line) => area.after(line),
      error: (line) => area.parentNode?.append(line),
    });
  }

  /** Writes the label and "(optional)" into the element that names the control. */
  protected writeLabel(into: HTMLElement): void {
    into.textContent = this.label ?? '';
    if (isMarkedOptional(this)) into.append(' ', make('span', 'optional', optionalMark));
  }
}
