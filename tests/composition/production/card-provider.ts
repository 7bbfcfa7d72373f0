/** Replaces the card provider's script in the page: three fields and a token that the sandbox accepts. */
export const cardProviderScript = `(${install})()`;

function install() {
  type Change = { complete: boolean; empty: boolean; error: undefined };
  const create = (type: string) => {
    const input = document.createElement('input');
    input.setAttribute('aria-label', type);
    return {
      mount: (container: Element) => container.append(input),
      on(_: string, hear: (change: Change) => void) {
        const tell = () =>
          hear({ complete: input.value !== '', empty: input.value === '', error: undefined });
        input.addEventListener('input', tell);
      },
      focus: () => input.focus(),
      update: ({ disabled }: { disabled: boolean }) => {
        input.disabled = disabled;
      },
      clear: () => {
        input.value = '';
      },
      destroy: () => input.remove(),
    };
  };
  const makeStripe = () => ({
    _registerWrapper() {},
    registerAppInfo() {},
    elements: () => ({ create }),
    createToken: async () => ({ token: { id: `tok_1${'A'.repeat(20)}001` } }),
  });
  Object.assign(window, { Stripe: Object.assign(makeStripe, { version: 'endive' }) });
}
