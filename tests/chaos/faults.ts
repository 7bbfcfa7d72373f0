/** What a server or a network does to a module's file. */
export const ofFiles = ['missing', '500', 'slow', 'truncated', 'corrupt', 'wrong type'] as const;

/** Where a module throws that arrived as it was built. */
export const ofCode = ['load', 'bootstrap', 'mount', 'render'] as const;

export type FileFault = (typeof ofFiles)[number];
export type CodeFault = (typeof ofCode)[number];
export type Fault = FileFault | CodeFault;

export const isOfCode = (fault: Fault): fault is CodeFault =>
  (ofCode as readonly string[]).includes(fault);

/** How long a slow file takes, in ms: longer than everything else of a page. */
const slowness = 3000;

/** The answer of a server whose file has this fault. */
export async function damaged(content: Buffer, fault: FileFault): Promise<Response> {
  const script = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' };
  switch (fault) {
    case 'missing':
      return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
    case '500':
      return new Response('The server failed.', { status: 500 });
    case 'slow':
      // The fault itself: nothing waits for it but the page.
      await new Promise((resolve) => setTimeout(resolve, slowness));
      return new Response(Uint8Array.from(content), { headers: script });
    case 'truncated':
      return new Response(Uint8Array.from(content.subarray(0, content.length / 2)), {
        headers: script,
      });
    case 'corrupt':
      return new Response(content.toString().replace('System.register', 'System.registre'), {
        headers: script,
      });
    case 'wrong type':
      return new Response('<!doctype html><title>Welcome</title>', {
        headers: { ...script, 'content-type': 'text/html; charset=utf-8' },
      });
  }
}
