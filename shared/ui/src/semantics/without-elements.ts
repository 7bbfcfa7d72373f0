// What others take from the elements' entries where there are none: rules, without what defines the elements.
export { selectControl } from '../choice-group/select-control.ts';
export { whenIdle } from '../element/when-idle.ts';
