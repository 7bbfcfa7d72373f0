import type {} from './intake/react.js';

export const intake = (
  <fairlead-intake
    path="/unsupported-location"
    className="wide"
    ref={(element) => void element?.path?.trim()}
    onfairlead-screen={({ detail }) => detail.path.trim()}
  >
    <p>One moment…</p>
  </fairlead-intake>
);
// @ts-expect-error: an address is text.
export const wrong = <fairlead-intake path={1} />;
