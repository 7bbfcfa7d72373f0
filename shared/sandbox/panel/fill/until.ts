/** Waits for something on the page. Resolves to null if it doesn't come within half a minute. */
export async function until<Found>(find: () => Found | null | false): Promise<Found | null> {
  for (let tries = 0; tries < 300; tries += 1) {
    const found = find();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return null;
}
