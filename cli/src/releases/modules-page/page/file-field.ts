import { type AttributeValue, define, make, ValueField } from '@fairlead/ui';

/**
 * A field for files from this machine. The browser keeps the choice, and the page reads the files itself.
 *
 * @fires {CustomEvent<readonly File[]>} ui-change - the files that were chosen
 */
class FileField extends ValueField {
  get files(): readonly File[] {
    return this.control instanceof HTMLInputElement ? [...(this.control.files ?? [])] : [];
  }

  protected override onInput(): void {
    this.emit('ui-change', this.files);
  }

  /** A page can't choose a file: only the person can. */
  protected override showValue(): void {}

  protected override controlAttributes(): Record<string, AttributeValue> {
    return {
      type: 'file',
      accept: this.getAttribute('accept') ?? undefined,
      multiple: this.hasAttribute('multiple'),
      webkitdirectory: this.hasAttribute('folder'),
    };
  }

  protected override createControl(): HTMLElement {
    return make('input', 'input input-file');
  }
}

define('modules-file-field', FileField);

declare global {
  interface HTMLElementTagNameMap {
    'modules-file-field': FileField;
  }
}
