import { Window } from 'happy-dom';

type Answer = (request: Request) => Promise<Response>;

/**
 * Opens a window without a screen, whose scripts run in a context of their own. It has the parts of the platform that the
 * product's first screen uses and happy-dom lacks. Style sheets count as loaded.
 */
export function openVisitorWindow(url: string, answer: Answer, onError: (error: unknown) => void) {
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
