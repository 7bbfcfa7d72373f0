import './define.ts';

export type { UiHandOff } from './hand-off.ts';
