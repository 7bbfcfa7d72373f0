import { expect, onTestFinished, vi } from 'vitest';

/** What a function of a store throws is only logged, and the store keeps what it held: the test fails by it. */
export function failOnLoggedErrors(): void {
  const logged = vi.spyOn(console, 'error');
  onTestFinished(() => {
    const { calls } = logged.mock;
    logged.mockRestore();
    expect(calls).toEqual([]);
  });
}
