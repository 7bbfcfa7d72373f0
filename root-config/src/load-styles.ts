import { getGate } from './gate.ts';

/** Puts style sheets on the page, once each, and waits for them. */
export async function loadStyles(urls: readonly string[]): Promise<void> {
  await Promise.all(urls.filter((url) => !isThere(url)).map(addStyle));
}

function isThere(url: string) {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some(
    ({ href }) => href === new URL(url, location.href).href,
  );
}

function addStyle(url: string) {
  return new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = 'anonymous';
    const integrity = getGate().map.integrity[new URL(url).pathname];
    if (!integrity) {
      reject(new Error(`The import map has no integrity for ${url}. It was not loaded.`));
      return;
    }
    link.integrity = integrity;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`The style sheet ${url} could not be loaded.`));
    };
    link.href = url;
    document.head.append(link);
  });
}
