/**
 * Registers an area's web component, when the page has time for it: the composed app mounts areas
 * without, so the code for elements must not be among what its first screen waits for.
 */
export async function offerElement(name: string): Promise<void> {
  if (document.querySelector(`fairlead-${name}`) === null) await idle();
  const { defineAreaElement } = await import('./web-component.tsx');
  defineAreaElement(name);
}

function idle() {
  return new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window)
      window.requestIdleCallback(() => resolve(), { timeout: 5000 });
    else setTimeout(resolve, 1000);
  });
}
