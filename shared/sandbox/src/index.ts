export type { CallRecord } from './calls/journal.ts';
export { memoryStore, webStorageStore } from './database/local-store.ts';
export type { Store } from './database/store.ts';
export { listPersonas, type PersonaListing } from './list-personas.ts';
export { routes } from './routing/routes.ts';
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';
export { type LoginSite, loginSite, type SignInResult } from './sites/login/login-site.ts';
export type { Visitor } from './visitor.ts';
export type { Fault } from './world/faults.ts';
