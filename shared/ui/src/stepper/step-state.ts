/** Whether a step is done, current or later. */
export function stepState(index: number, current: number): 'done' | 'now' | 'ahead' {
  if (index < current) return 'done';
  return index === current ? 'now' : 'ahead';
}
