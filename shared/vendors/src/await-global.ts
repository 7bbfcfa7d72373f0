/** Polls for a global that a script adds later, up to a maximum number of times. */
export async function awaitGlobal<Found>(
  look: () => Found | undefined,
  { tries, everyMs }: { readonly tries: number; readonly everyMs: number },
): Promise<Found | undefined> {
  for (let left = tries; left > 0; left -= 1) {
    const found = look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  return undefined;
}
