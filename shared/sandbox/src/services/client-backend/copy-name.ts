/** Names a copy after its original: "Complete (2)", with the first number that no other package has. */
export function copyName(name: string, taken: readonly string[]): string {
  const base = name.replace(/ \(\d+\)$/, '');
  for (let number = 2; ; number += 1) {
    const copy = `${base} (${number})`;
    if (!taken.includes(copy)) return copy;
  }
}
