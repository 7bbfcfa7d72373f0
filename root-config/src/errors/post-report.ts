/** Sends a report from a page that may be closed in the meantime. Nobody waits for it, and no failure is reported. */
export function postReport(url: string, body: string): void {
  void fetch(url, { method: 'POST', body, keepalive: true }).catch(() => {});
}
