/** The key of how far this tab's dates are ahead, in ms. A window that the tab opens has the same. */
const key = 'fairlead-driver:shift';

/** Makes the next documents of this tab begin at a moment. Unlike the driver's clock, time passes by itself. */
export function shiftTo(moment: number): void {
  sessionStorage.setItem(key, String(moment - Date.now()));
}

/** Moves the dates of this document. */
export function installShift(): void {
  // A document without an origin (about:blank) has no storage.
  if (location.origin === 'null') return;
  const shift = Number(sessionStorage.getItem(key) ?? 0);
  const RealDate = Date;
  const now = () => RealDate.now() + shift;
  globalThis.Date = new Proxy(RealDate, {
    construct: (real, given, target) =>
      Reflect.construct(real, given.length > 0 ? given : [now()], target),
    apply: () => new RealDate(now()).toString(),
    get: (real, name) => (name === 'now' ? now : Reflect.get(real, name)),
  });
}
