import { createStore } from 'effector';
import { defaultSites } from '#default-sites';

/** The product's own email domain: its users are internal (A§1). Configuration; filled by the host. */
export const $internalEmailDomain = createStore(defaultSites.internalEmailDomain);
