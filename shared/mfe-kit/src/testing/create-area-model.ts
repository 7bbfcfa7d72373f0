import { clearNode, createNode, withRegion } from 'effector';
import { onTestFinished } from 'vitest';
import { connectScreens } from '../screens-entered.ts';

let clearLast = () => {};

/**
 * Creates the model of an area for one test. A page runs one build of an area, so this clears the model that was created
 * before; the end of the test clears this one.
 */
export function createAreaModel<Model>(area: string, createModel: () => Model) {
  clearLast();
  const region = createNode({ regional: true });
  clearLast = () => clearNode(region);
  onTestFinished(() => clearNode(region));
  return withRegion(region, () => ({
    model: createModel(),
    mounted: connectScreens(area).mounted,
  }));
}
