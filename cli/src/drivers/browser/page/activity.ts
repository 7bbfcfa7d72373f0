let isActive = true;
let count = 0;

/** Records that something may change the page: an action, a request, a short timer or a frame. */
export function markActive(): void {
  isActive = true;
  count += 1;
}

/** Whether anything may have changed since the page was idle. */
export const hasActivity = (): boolean => isActive;

/** How often something may have changed the page. */
export const activities = (): number => count;

export function markIdle(): void {
  isActive = false;
}
