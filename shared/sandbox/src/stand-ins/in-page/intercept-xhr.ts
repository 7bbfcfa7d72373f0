import type { VendorService } from '../vendor-endpoint.ts';
import type { FindService } from './find-stand-in.ts';

type OpenedRequest = {
  readonly method: string;
  readonly url: string;
  readonly service: VendorService;
};

/** Lets services respond to the page's XMLHttpRequests, which the flag service's SDK uses. */
export function interceptXhr(findService: FindService): void {
  const { open, send, abort } = XMLHttpRequest.prototype;
  const opened = new WeakMap<XMLHttpRequest, OpenedRequest>();

  XMLHttpRequest.prototype.open = function (
    this: XMLHttpRequest,
    method: string,
    address: string | URL,
    ...rest: readonly unknown[]
  ) {
    const url = String(address);
    const service = findService(method, url);
    if (service) opened.set(this, { method, url, service });
    else opened.delete(this);
    // An open request accepts headers. Nothing is sent before `send`.
    Reflect.apply(open, this, [method, address, ...rest]);
  };
  XMLHttpRequest.prototype.send = function (body) {
    const one = opened.get(this);
    if (!one) return send.call(this, body);
    void answer(this, one, typeof body === 'string' ? body : null, () => opened.get(this) === one);
  };
  XMLHttpRequest.prototype.abort = function () {
    opened.delete(this);
    abort.call(this);
  };
}

async function answer(
  xhr: XMLHttpRequest,
  { method, url, service }: OpenedRequest,
  body: string | null,
  isWanted: () => boolean,
): Promise<void> {
  const response = await service.answer(new Request(url, { method, body }));
  const text = await response.text();
  if (!isWanted()) return;
  const { status, headers, type } = response;
  const facts = { status, response: text, responseText: text, readyState: XMLHttpRequest.DONE };
  for (const [name, value] of Object.entries(facts))
    Object.defineProperty(xhr, name, { value, configurable: true });
  xhr.getResponseHeader = (name) => headers.get(name);
  xhr.dispatchEvent(new Event('readystatechange'));
  for (const event of [type === 'error' ? 'error' : 'load', 'loadend'])
    xhr.dispatchEvent(new ProgressEvent(event));
}
