import { createStore } from 'effector';

/**
 * The card provider's public key: every page's source contains it anyway. Configuration; filled by the host with
 * `fork({ values })`. The default is the key of the sandbox's stand-in.
 */
export const $cardProviderKey = createStore('pk_test_sandbox');
