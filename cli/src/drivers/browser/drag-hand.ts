import type { Point } from './page/box.ts';

/** Takes, carries and drops, in commands of their own: the page's clock moves between them. */
export type DragHand = {
  /** Takes hold of what is dragged. */
  hold(at: Point): Promise<void>;
  /** Carries what is held from one point to another, over which it stays. */
  carry(from: Point, to: Point): Promise<void>;
  /** Lets go of what was carried to its place. */
  drop(): Promise<void>;
};
