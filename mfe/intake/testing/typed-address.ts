import { allSettled } from 'effector';
import { vi } from 'vitest';
import { model, open, visitor } from './open-intake.ts';

/** The maps service's suggestions. */
export type Found = readonly { id: string; text: string }[];

/** One suggestion. */
export const halyardFound = [{ id: 'p1', text: '137 Halyard Street' }];

/** The error of a form without a chosen address. */
export const noAddress = 'Primary address: Enter your address and select the matching result';

/** The field on the open page; virtual time advances until every action has settled. */
export async function openField(options: Parameters<typeof open>[1] = {}) {
  const { scope, get } = await open(visitor, options);
  const ahead = async (work: Promise<unknown>) => {
    await Promise.all([work, vi.advanceTimersByTimeAsync(300)]);
  };
  return {
    scope,
    get,
    type: (params: string) => ahead(allSettled(model.address.typed, { scope, params })),
    pick: (params: string) => ahead(allSettled(model.address.picked, { scope, params })),
  };
}

/** A maps service whose responses arrive when the test decides. */
export function slowly() {
  const asked: { text: string; answer: (found: Found) => void }[] = [];
  const suggest = (text: string) => {
    const { promise, resolve } = Promise.withResolvers<Found>();
    asked.push({ text, answer: resolve });
    return promise;
  };
  return { asked, suggest };
}
