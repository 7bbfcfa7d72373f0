/** A handle for a secret that reveals nothing about it. */
export type Handle = { readonly kind: 'handle' };

/**
 * Keeps secrets out of stores: a store holds a handle, and the effect that needs the secret reads it here. The secrets
 * can't be listed, logged or persisted, and are deleted with the model that created them.
 */
export function createVault<Secret>() {
  const secrets = new WeakMap<Handle, Secret>();
  return {
    keep(secret: Secret): Handle {
      const handle: Handle = { kind: 'handle' };
      secrets.set(handle, secret);
      return handle;
    },
    open: (handle: Handle): Secret | null => secrets.get(handle) ?? null,
  };
}
