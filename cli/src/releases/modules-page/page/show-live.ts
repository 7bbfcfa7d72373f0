/** Replaces what the page shows of the registry, and keeps the form. The form then counts it as seen. */
export async function showLive(form: HTMLFormElement): Promise<void> {
  try {
    const response = await fetch(location.href);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    for (const part of page.querySelectorAll('[data-live]'))
      document
        .querySelector(`[data-live="${part.getAttribute('data-live')}"]`)
        ?.replaceWith(document.adoptNode(part));
    const next = page.querySelector<HTMLFormElement>('#release-form');
    if (next) Object.assign(form.dataset, next.dataset);
  } catch {
    // Without a connection the page keeps what it shows, and the next press says so.
  }
}
