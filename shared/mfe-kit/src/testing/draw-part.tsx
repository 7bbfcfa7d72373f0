import { drawOpened } from '@fairlead/headless-page/draw-opened';
import { fork, type Scope } from 'effector';
import type { ComponentType } from 'react';

/** Draws a part of screens that needs no model of an area, without a DOM, until the test ends. */
export const drawPart = (Part: ComponentType, scope: Scope = fork()) =>
  drawOpened({ name: 'part', view: Part }, { model: {}, scope });
