/**
 * Keeps the current service worker if an update can't be loaded. MSW requests an update at each start without awaiting
 * it, so a failure (the page is left, the server restarts) would be reported as an error of the product.
 */
export function ignoreFailedUpdates(
  registrations: Pick<ServiceWorkerRegistration, 'update'> = ServiceWorkerRegistration.prototype,
): void {
  const { update } = registrations;
  registrations.update = async function (this: ServiceWorkerRegistration) {
    try {
      return await update.call(this);
    } catch {
      return this;
    }
  };
}
