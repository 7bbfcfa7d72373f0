import { type Host, provideHost } from '@fairlead/mfe-kit/host';
import { type History, openChatFx, reportErrorFx } from '@fairlead/store';
import { scopeBind } from 'effector';
import { getGate } from './gate.ts';
import { createScope } from './scope.ts';
import { sandboxVendors, type VendorSettings } from './vendor-settings.ts';

/** Makes the page's scope over a history and hands it to the micro-frontends. */
export function createHost(history: History) {
  const { settings, map } = getGate();
  const scope = createScope((settings.vendors as VendorSettings | null) ?? sandboxVendors, history);
  const sendReport = scopeBind(reportErrorFx, { scope });
  const openChat = scopeBind(openChatFx, { scope });

  const report = (error: unknown, where: string) => {
    const place = `${where} at ${location.pathname}, map ${map.revision}`;
    sendReport({ error, where: place }).catch(() => {});
    reportError(new Error(place, { cause: error }));
  };
  const host: Host = {
    scope,
    report,
    talkToAdvisor: () => void openChat({ topic: 'crash' }).catch(() => {}),
    unsavedEdits: new Set(),
  };
  provideHost(host);
  return { host, scope, report };
}
