import './define.ts';

export type { MenuItem, MenuTone, UiMenu } from './menu.ts';
