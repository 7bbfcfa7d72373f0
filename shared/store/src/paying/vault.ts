/** A handle for a secret that reveals nothing about it. */
export type Handle = { readonly kind: 'handle' };

/**
 * Keeps secrets out of stores: a store holds the handle, the effect that needs the secret opens it. Nothing here can be
 * listed, logged or kept; it is gone with the model that made it.
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
