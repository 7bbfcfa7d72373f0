import { hang } from '../calls/held-requests.ts';
import type { StandInState, StandInVendor, VendorEvent } from './state.ts';

/** Runs a vendor's script in the page that loads it. */
export type Install = (state: StandInState, script: HTMLScriptElement | null) => void;

/** The address of a vendor's script. */
export type VendorScript = {
  readonly kind: 'script';
  readonly vendor: StandInVendor;
  /** The whole address without its query. */
  readonly address: RegExp;
  /** Loaded when a page requests the script, like the vendor's own. */
  readonly load: () => Promise<Install>;
};

/** An address of a vendor that responds with data. */
export type VendorService = {
  readonly kind: 'service';
  readonly method: 'GET' | 'POST';
  /** The whole address without its query. */
  readonly address: RegExp;
  readonly answer: (request: Request) => Response | Promise<Response>;
};

/** An address of a vendor, and its stand-in. */
export type VendorEndpoint = VendorScript | VendorService;

/** A vendor's collection endpoint: requests are parsed into events and recorded. */
export function collect(
  vendor: StandInVendor,
  { method, address }: Pick<VendorService, 'method' | 'address'>,
  state: StandInState,
  read: (request: Request) => Promise<VendorEvent | undefined>,
): VendorService {
  return {
    kind: 'service',
    method,
    address,
    async answer(request) {
      if (await isDown(vendor, state, request)) return Response.error();
      const event = await read(request);
      if (event) state.record(event);
      return Response.json({ success: true });
    },
  };
}

/** Whether a vendor fails now. Never resolves while it hangs. */
export async function isDown(
  vendor: StandInVendor,
  state: StandInState,
  request: Request,
): Promise<boolean> {
  const fault = state.faultOf(vendor);
  if (fault === 'hangs') await hang(request);
  return fault === 'down';
}
