import type { StandInState } from '../state.ts';
import { isDown, type VendorScript } from '../vendor-endpoint.ts';
import type { FindScript } from './find-stand-in.ts';

/** Lets stand-ins run in place of vendors' scripts: on such an address, an element fetches nothing. */
export function interceptScripts(findScript: FindScript, state: StandInState): void {
  const native = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src');
  if (!native) throw new Error('Script elements have no property src.');
  Object.defineProperty(HTMLScriptElement.prototype, 'src', {
    ...native,
    set(this: HTMLScriptElement, url: unknown) {
      const script = findScript(String(url));
      // A browser fetches no script of a type that it doesn't know.
      if (script) this.type = 'text/x-stand-in';
      // Where the page's policy refuses the address, this throws.
      native.set?.call(this, url);
      if (script) void run(script, this, state);
    },
  });
}

/** By then the element is on the page, because code that sets the address adds the element in the same turn. */
async function run(
  { vendor, load }: VendorScript,
  element: HTMLScriptElement,
  state: StandInState,
): Promise<void> {
  try {
    if (await isDown(vendor, state, new Request(element.src))) throw new Error('down');
    const install = await load();
    install(state, element);
  } catch {
    element.dispatchEvent(new Event('error'));
    return;
  }
  element.dispatchEvent(new Event('load'));
}
