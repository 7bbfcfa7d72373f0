/**
 * The chart is decoration. Its drawing, 6 KB and the time to compute contours, must not stand before the
 * form of the first screen, so it comes when the page has nothing better to do. Its place is reserved.
 */
function defineWhenIdle() {
  const define = () => void import('./define.ts');
  if ('requestIdleCallback' in window) window.requestIdleCallback(define, { timeout: 3000 });
  else setTimeout(define, 500);
}

defineWhenIdle();
