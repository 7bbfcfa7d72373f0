/** The events of the element that a tooltip explains. */
export type TipEvent = 'pointerenter' | 'pointerleave' | 'focus' | 'blur' | 'Escape';

/** Whether the tooltip is shown after an event: on hover and focus, until either ends or Escape is pressed. */
export const tipAfter = (event: TipEvent, text: string | undefined): boolean =>
  Boolean(text) && (event === 'pointerenter' || event === 'focus');
