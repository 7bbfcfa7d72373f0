/** Where a step stands on the way: behind, here or ahead. */
export function stepState(index: number, current: number): 'done' | 'now' | 'ahead' {
  if (index < current) return 'done';
  return index === current ? 'now' : 'ahead';
}
