import type { Install } from '../vendor-endpoint.ts';

/** `window.mbsy`: the referral program. */
export const install: Install = () => {
  let id: string | undefined;
  const send = (call: string, body: object) =>
    void fetch(`https://mbsy.co/universal/${call}`, {
      method: 'POST',
      body: JSON.stringify(body),
    }).catch(() => undefined);

  Object.assign(window, {
    mbsy: {
      identify(person: string, traits: object, options: { segments?: string }) {
        id = person;
        send('identify', { id, traits, segments: options.segments ?? '' });
      },
      track(conversion: object) {
        // The program ignores a conversion without a person.
        if (id !== undefined) send('track', conversion);
      },
    },
  });
};
