/**
 * Lets a service worker continue as it is when no newer one could be fetched. MSW asks for an update on each start and
 * waits for nobody: its failure (the page is left, the server restarts) would be reported as an error of the product.
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
