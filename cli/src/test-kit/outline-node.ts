import type { OutlineNode } from '@fairlead/ui/semantics/outline';

/** A node of an outline, without states and children unless they are given. */
export const node = (role: string, name: string, more: Partial<OutlineNode> = {}): OutlineNode => ({
  role,
  name,
  states: {},
  children: [],
  ...more,
});
