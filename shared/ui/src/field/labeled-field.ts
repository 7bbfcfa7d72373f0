import type { PropertyValues } from 'lit';
import { make } from '../element/make.ts';
import { FieldElement } from './field-element.ts';

/** A field with one control under its label. */
export abstract class LabeledField extends FieldElement {
  #label: HTMLLabelElement | undefined;

  /** The control with the elements around it. */
  protected abstract createControl(): HTMLElement;

  protected override build(): HTMLElement {
    this.#label = make('label', 'label');
    const area = this.createControl();
    this.append(make('div', 'label-row', this.#label), area);
    return area;
  }

  protected override showLabel(changed: PropertyValues): void {
    const label = this.#label;
    if (!label) return;
    if (label.htmlFor !== this.fieldId) label.htmlFor = this.fieldId;
    if (changed.has('labelHidden'))
      label.className = this.labelHidden ? 'visually-hidden' : 'label';
    if (['label', 'optional', 'disabled'].some((name) => changed.has(name))) this.writeLabel(label);
  }

  protected override markPlace(): Element {
    return this.#label?.parentElement ?? this;
  }
}
