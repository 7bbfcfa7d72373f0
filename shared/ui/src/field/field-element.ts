import { type PropertyDeclarations, type PropertyValues, ReactiveElement } from 'lit';
import { focusWhenDrawn } from '../element/focus-when-drawn.ts';
import { make } from '../element/make.ts';
import { type AttributeValue, setAttributes } from '../element/set-attributes.ts';
import { uniqueId } from '../element/unique-id.ts';
import { descriptionParts } from './field-description.ts';
import { FieldMessages } from './field-messages.ts';
import { isMarkedOptional, isMarkedRequired, optionalMark } from './field-name.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What all form fields share: label, hint, messages, and how they are tied to the native control.
 * Builds its nodes once and then writes what changed: a form may hold a thousand of them.
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
  /** The sentence that says what is wrong; marks the control invalid. */
  declare error: string | undefined;
  /** A sentence that asks to look again, and does not block. */
  declare warning: string | undefined;
  /** Where the answer came from ("From last year’s application"), while it is unedited. */
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
    this.addEventListener('input', this);
    this.addEventListener('focusout', this);
  }

  /** The id of the native control: the one given, or one of its own. */
  get fieldId(): string {
    if (this.controlId) return this.controlId;
    this.#ownId ??= uniqueId('field');
    return this.#ownId;
  }

  /** The native control, once there is one. */
  get control(): Control | null {
    return this.querySelector<Control>('input, select, textarea');
  }

  /** What takes the focus for the field. */
  protected get focusTarget(): HTMLElement | null {
    return this.control;
  }

  override focus(options?: FocusOptions): void {
    focusWhenDrawn(this, () => this.focusTarget, options);
  }

  handleEvent(event: Event): void {
    if (event.type === 'input') this.onInput(event);
    else if (!(event instanceof FocusEvent && this.#keepsFocus(event))) this.onLeave();
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

  /** Makes the nodes that are always there, and returns the one that holds the control. */
  protected abstract build(): HTMLElement;

  /** Writes the label; `changed` says whether there is anything to write. */
  protected abstract showLabel(changed: PropertyValues): void;

  /** Where the mark of a prefilled answer goes. */
  protected abstract markPlace(area: HTMLElement): Element;

  /** The element that carries the id, the state and the messages: the control, or the group of them. */
  protected get described(): Element | null {
    return this.control;
  }

  /** Attributes beyond those that every field has. */
  protected controlAttributes(): Record<string, AttributeValue> {
    return {};
  }

  /** Whether the role of the control keeps some screen readers from announcing that it is required. */
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

  /** Shows the lines around the control and answers their ids. */
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
      hint: (line) => area.before(line),
      warning: (line) => area.after(line),
      error: (line) => area.parentNode?.append(line),
    });
  }

  /** Label and "(optional)" into the element that names the control. */
  protected writeLabel(into: HTMLElement): void {
    into.textContent = this.label ?? '';
    if (isMarkedOptional(this)) into.append(' ', make('span', 'optional', optionalMark));
  }
}
