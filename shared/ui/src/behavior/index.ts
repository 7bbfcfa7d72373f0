/**
 * What the elements do and say, without the DOM and without Lit. Both the elements and the headless page, which renders
 * screens as plain objects, use these functions.
 */
export * from '../banner/banner-role.ts';
export * from '../button/press.ts';
export * from '../choice-group/choose.ts';
export * from '../combobox/combobox-state.ts';
export * from '../crash/crash-text.ts';
export * from '../date-field/type-date.ts';
export * from '../dialog/dialog-buttons.ts';
export * from '../dialog/request-close.ts';
export * from '../error-summary/takes-focus.ts';
export * from '../field/field-description.ts';
export * from '../field/field-name.ts';
export type { Typed } from '../field/typed.ts';
export * from '../footer/footer-text.ts';
export * from '../link/split-links.ts';
export * from '../menu/menu-state.ts';
export * from '../menu/next-item.ts';
export * from '../money/price-parts.ts';
export * from '../money-field/format-money.ts';
export * from '../overlay/overlay-text.ts';
export * from '../phone-field/type-phone.ts';
export * from '../progress/percent.ts';
export * from '../select-field/options.ts';
export * from '../stepper/step-state.ts';
export * from '../tabs/select-tab.ts';
export * from '../text-field/text-field-type.ts';
export * from '../text-field/type-text.ts';
export * from '../toasts/toast-timers.ts';
export * from '../tooltip/tip-state.ts';
