import './define.ts';

export type { UiDrawer } from './drawer.ts';
