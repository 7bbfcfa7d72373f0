export { routes } from './dispatch/routes.ts';
export type { CallRecord } from './handlers/journal.ts';
export { listPersonas, type PersonaListing } from './list-personas.ts';
export { type LoginSite, loginSite, type SignInResult } from './login/login-site.ts';
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';
export { memoryStore, webStorageStore } from './store/local-store.ts';
export type { Store } from './store/store.ts';
export type { Visitor } from './visitor.ts';
export type { Fault } from './world/faults.ts';
