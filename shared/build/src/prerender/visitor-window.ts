import { Window } from 'happy-dom';
import type { BackEnd } from './visitors.ts';

/**
 * Opens a window without a screen, whose scripts run in a context of their own. It has the parts of the platform that the
 * product's first screen uses and happy-dom lacks. Style sheets count as loaded.
 */
export function openVisitorWindow(url: string, answer: BackEnd, onError: (error: unknown) => void) {
  const window = new Window({
    url,
    settings: {
      // The scripts are the product's own builds.
      enableJavaScriptEvaluation: true,
      suppressInsecureJavaScriptEnvironmentWarning: true,
      handleDisabledFileLoadingAsSuccess: true,
    },
  });
  const { document, HTMLElement } = window;
  Object.assign(window, {
    Request,
    Response,
    Headers,
    fetch: (...request: ConstructorParameters<typeof Request>) => answer(new Request(...request)),
    XMLHttpRequest: xmlHttpRequestOf(answer),
    reportError: onError,
    // What waits until the page is idle comes after its first screen.
    requestIdleCallback: () => 0,
    Option: optionIn(document),
  });
  // Shared by all windows.
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });
  return window;
}

/** The constructor of options, which takes their text and value. */
const optionIn = (document: Window['document']) =>
  function Option(text = '', value = text) {
    return Object.assign(document.createElement('option'), { textContent: text, value });
  };

/** The flag service's SDK asks with it, and reads JSON. */
const xmlHttpRequestOf = (answer: BackEnd) =>
  class XMLHttpRequest extends EventTarget {
    #url = '';
    withCredentials = false;
    status = 0;
    responseText = '';

    open(_: string, url: string) {
      this.#url = url;
    }

    setRequestHeader() {}

    getResponseHeader() {
      return 'application/json';
    }

    abort() {}

    async send() {
      const response = await answer(new Request(this.#url));
      this.status = response.status;
      this.responseText = await response.text();
      this.dispatchEvent(new Event('load'));
    }
  };
