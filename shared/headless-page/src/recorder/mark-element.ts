/** Marks an element in the guide's color of the design, for this time. An animation leaves the element's own attributes as they are. */
export const markElement = (element: Element, time: number | KeyframeAnimationOptions): Animation =>
  element.animate({ outline: [mark, mark], outlineOffset: ['4px', '4px'] }, time);

const mark = '3px solid #ab1f6f';
