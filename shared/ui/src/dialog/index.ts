import './define.ts';

export type { UiDialog } from './dialog.ts';
export { ModalElement } from './modal-element.ts';
