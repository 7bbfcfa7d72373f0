/** Run in a page: waits until its area has drawn its screen, and a build of the start has been swapped in. */
export const areaStarted = `new Promise((resolve) => {
  const look = () =>
    globalThis.fairlead && globalThis.fairleadSandbox && document.querySelector('#main h1')
      ? setTimeout(resolve, 1500)
      : setTimeout(look, 50);
  look();
})`;
