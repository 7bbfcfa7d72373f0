import type { Install } from '../vendor-endpoint.ts';
import { showDialog } from './dialog.ts';
import { type LinkCallbacks, visitLink } from './logic.ts';

type Config = Partial<LinkCallbacks> & {
  readonly token: string | null;
  readonly onSuccess: LinkCallbacks['onSuccess'];
  readonly onLoad?: () => void;
};

/** `window.Plaid.create`: the bank-linking dialog. */
export const install: Install = (state) => {
  const create = ({ token, onSuccess, onExit, onEvent, onLoad }: Config) => {
    let dialog: { close(): void } | undefined;
    let leave = (): void => {};
    const close = () => {
      dialog?.close();
      dialog = undefined;
    };
    queueMicrotask(() => onLoad?.());

    return {
      open() {
        if (dialog) return;
        const visit = visitLink(token ?? '', () => state.now(), {
          onEvent: (name, metadata) => onEvent?.(name, metadata),
          onSuccess(publicToken, metadata) {
            close();
            onSuccess(publicToken, metadata);
          },
          onExit(error, metadata) {
            close();
            onExit?.(error, metadata);
          },
        });
        leave = visit.exit;
        visit.open();
        dialog = showDialog(visit);
      },
      exit({ force = false }: { force?: boolean } = {}) {
        if (force) close();
        else leave();
      },
      submit: () => undefined,
      destroy: close,
    };
  };
  Object.assign(window, { Plaid: { create, version: 'sandbox' } });
};
