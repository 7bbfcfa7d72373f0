import type { Install } from '../vendor-endpoint.ts';

type Properties = Readonly<Record<string, unknown>>;

/** `window.analytics`: the event collector. */
export const install: Install = () => {
  let userId: string | undefined;
  const send = (call: 'i' | 't' | 'p', body: Properties) =>
    void fetch(`https://api.segment.io/v1/${call}`, {
      method: 'POST',
      keepalive: true,
      body: JSON.stringify({ ...body, userId, anonymousId: anonymousId() }),
    }).catch(() => undefined);

  Object.assign(window, {
    analytics: {
      identify(id: string, traits: Properties) {
        userId = id;
        send('i', { traits });
      },
      track: (event: string, properties: Properties) => send('t', { event, properties }),
      page: (_category: unknown, name: string, properties: Properties) =>
        send('p', { name, properties }),
      user: () => ({ anonymousId }),
    },
  });
};

// The key that the collector itself uses, so that the id outlives the page.
function anonymousId(): string {
  const known = localStorage.getItem('ajs_anonymous_id');
  if (known !== null) return JSON.parse(known);
  const made = crypto.randomUUID();
  localStorage.setItem('ajs_anonymous_id', JSON.stringify(made));
  return made;
}
