import type { AreaInstance } from './area-instance.ts';

const current = new Map<string, AreaInstance>();
const listeners = new Set<() => void>();

/** The build of an area that its web component shows. */
export const getCurrentArea = (name: string): AreaInstance | null => current.get(name) ?? null;

export function setCurrentArea(area: AreaInstance): void {
  if (current.get(area.definition.name) === area) return;
  current.set(area.definition.name, area);
  for (const changed of [...listeners]) changed();
}

export function watchCurrentAreas(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
