import type { DetailedHTMLProps, HTMLAttributes } from 'react';

// The entries declare the tags that are typed here.
export type {} from './controls/index.ts';
export type {} from './dialog/index.ts';
export type {} from './drawer/index.ts';
export type {} from './hand-off/index.ts';

import type { ChartKind, ComboboxOption } from './index.ts';

export type {} from './menu/index.ts';
export type {} from './questions/index.ts';
export type {} from './toasts/index.ts';

type Base<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element>;

/** The element's own properties, all optional, plus those of any HTML element. */
type Props<
  Tag extends keyof HTMLElementTagNameMap,
  Keys extends keyof HTMLElementTagNameMap[Tag],
> = Omit<Base<HTMLElementTagNameMap[Tag]>, Keys> & {
  [Key in Keys]?: HTMLElementTagNameMap[Tag][Key] | undefined;
};

type On<Name extends string, Detail = unknown> = {
  [Key in `on${Name}`]?: ((event: CustomEvent<Detail>) => void) | undefined;
};

type FieldKeys =
  | 'label'
  | 'hint'
  | 'error'
  | 'warning'
  | 'prefilled'
  | 'name'
  | 'controlId'
  | 'disabled'
  | 'required'
  | 'optional'
  | 'labelHidden'
  | 'dense';

type TextKeys = FieldKeys | 'placeholder';

/** A field treats null and undefined as empty. */
type Value<Type> = { value?: Type | null | undefined };

type TextEvents = On<'ui-change', string> & On<'ui-blur'>;

type Elements = {
  'ui-text-field': Props<'ui-text-field', TextKeys | 'type' | 'autocomplete' | 'rows' | 'icon'> &
    Value<string> &
    TextEvents;
  'ui-money-field': Props<'ui-money-field', TextKeys> & Value<string> & TextEvents;
  'ui-phone-field': Props<'ui-phone-field', TextKeys> & Value<string> & TextEvents;
  'ui-date-field': Props<'ui-date-field', TextKeys | 'min' | 'max' | 'autocomplete'> &
    Value<string> &
    TextEvents;
  'ui-select-field': Props<'ui-select-field', TextKeys | 'options' | 'autocomplete'> &
    Value<string> &
    TextEvents;
  'ui-combobox': Props<
    'ui-combobox',
    TextKeys | 'options' | 'listLabel' | 'emptyText' | 'loading' | 'foot' | 'icon' | 'autocomplete'
  > &
    Value<string> &
    On<'ui-suggest', string> &
    On<'ui-pick', ComboboxOption> &
    On<'ui-blur'>;
  'ui-choice-group': Props<'ui-choice-group', FieldKeys | 'options' | 'question'> &
    On<'ui-blur'> &
    (
      | {
          multiple: true;
          value?: readonly string[] | null | undefined;
          'onui-change'?: ((event: CustomEvent<readonly string[]>) => void) | undefined;
        }
      | {
          multiple?: false | undefined;
          value?: string | null | undefined;
          'onui-change'?: ((event: CustomEvent<string>) => void) | undefined;
        }
    );
  'ui-checkbox': Props<'ui-checkbox', FieldKeys | 'links'> & {
    checked?: boolean | null | undefined;
  } & On<'ui-change', boolean> &
    On<'ui-blur'>;
  'ui-switch': Props<'ui-switch', 'label' | 'checked' | 'disabled' | 'dense' | 'accessibleLabel'> &
    On<'ui-change', boolean>;
  'ui-segmented': Props<'ui-segmented', 'label' | 'options' | 'value' | 'dense' | 'disabled'> &
    On<'ui-change', string>;
  'ui-button': Props<
    'ui-button',
    | 'label'
    | 'variant'
    | 'size'
    | 'type'
    | 'icon'
    | 'iconEnd'
    | 'block'
    | 'disabled'
    | 'loading'
    | 'busyLabel'
    | 'reason'
    | 'accessibleLabel'
    | 'controlId'
  >;
  'ui-menu': Props<
    'ui-menu',
    | 'label'
    | 'text'
    | 'items'
    | 'value'
    | 'variant'
    | 'icon'
    | 'avatar'
    | 'tone'
    | 'disabled'
    | 'reason'
    | 'align'
  > &
    On<'ui-select', string>;
  'ui-dialog': Props<
    'ui-dialog',
    | 'open'
    | 'heading'
    | 'primary'
    | 'primaryDisabled'
    | 'secondary'
    | 'tone'
    | 'busy'
    | 'busyLabel'
    | 'hideClose'
  > &
    On<'ui-primary'> &
    On<'ui-secondary'> &
    On<'ui-close'>;
  'ui-drawer': Props<'ui-drawer', 'open' | 'heading' | 'dirty'> &
    On<'ui-close'> &
    On<'ui-before-close'>;
  'ui-toasts': Props<'ui-toasts', 'toasts'> & On<'ui-dismiss', string> & On<'ui-action', string>;
  'ui-tooltip': Props<'ui-tooltip', 'text'>;
  'ui-tabs': Props<'ui-tabs', 'label' | 'tabs' | 'value' | 'secondary'> & On<'ui-change', string>;
  'ui-icon': Props<'ui-icon', 'name' | 'size' | 'label'>;
  'ui-money': Props<'ui-money', 'cents' | 'per' | 'size' | 'whole'>;
  'ui-banner': Props<'ui-banner', 'text' | 'tone' | 'action' | 'icon'> & On<'ui-action'>;
  'ui-error-summary': Props<'ui-error-summary', 'heading' | 'errors' | 'attempt'>;
  'ui-progress': Props<'ui-progress', 'value' | 'label'>;
  'ui-stepper': Props<'ui-stepper', 'steps' | 'current' | 'large' | 'label'>;
  'ui-skeleton': Props<'ui-skeleton', 'lines' | 'height'>;
  'ui-overlay': Props<'ui-overlay', 'text'>;
  'ui-hand-off': Props<
    'ui-hand-off',
    'heading' | 'chart' | 'image' | 'imageAlt' | 'termsHref' | 'privacyHref' | 'year'
  >;
  'ui-footer': Props<'ui-footer', 'termsHref' | 'privacyHref' | 'year'>;
  'ui-crash': Props<'ui-crash', 'advisorHref' | 'text' | 'retryLabel' | 'retryFirst'> &
    On<'ui-advisor'> &
    On<'ui-retry'>;
  'ui-chart': Omit<Base<HTMLElement>, 'kind'> & { kind?: ChartKind | undefined };
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}

declare module 'react' {
  interface CSSProperties {
    /** Custom properties, e.g. `--gap`. */
    [name: `--${string}`]: string | number | undefined;
  }
}
