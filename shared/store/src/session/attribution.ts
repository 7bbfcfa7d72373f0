import { type Experience, isRecord, productName, readExperience } from '@fairlead/domain';
import { createEvent, createStore, sample } from 'effector';
import { appStarted } from '../host/app.ts';
import { moved } from '../navigation/navigation.ts';
import { $storage, persistFx, recall } from '../storage/storage.ts';

/** A§1: the query parameters that are read on any page and kept through sign-in. */
const attributionParameters = [
  'experience',
  'offer_code',
  'partner',
  'utm_content',
  'utm_name',
  'utm_source',
  'utm_term',
  'utm_medium',
  'referrer_id',
  'account_id',
  'opportunity_id',
] as const;
type AttributionParameter = (typeof attributionParameters)[number];
export type Attribution = Readonly<Partial<Record<AttributionParameter, string>>>;

const attributionRead = createEvent<Attribution>();

/** Where this user came from; the newest value of each parameter wins. */
export const $attribution = createStore<Attribution>({}).on(attributionRead, (known, read) =>
  Object.keys(read).length === 0 ? known : { ...known, ...read },
);

export const $experience = $attribution.map<Experience>(({ experience }) =>
  experience === undefined ? productName : readExperience(experience),
);

const name = 'attribution';

// The address wins over stored values, whichever is read first.
$attribution.on(
  sample({
    clock: appStarted,
    source: $storage,
    fn: (storage) => onlyKnown(recall(storage, name)),
  }),
  (known, kept) => ({ ...kept, ...known }),
);

sample({
  clock: moved,
  filter: ({ address }) => address.includes('?'),
  fn: ({ address }) => onlyKnown(Object.fromEntries(new URL(address, 'http://here').searchParams)),
  target: attributionRead,
});

sample({ clock: $attribution, fn: (value) => ({ name, value }), target: persistFx });

/** The parameters among them that are ours and not empty. */
function onlyKnown(values: unknown): Attribution {
  if (!isRecord(values)) return {};
  const known = attributionParameters.flatMap((name) => {
    const value = values[name];
    return typeof value === 'string' && value ? [[name, value]] : [];
  });
  return Object.fromEntries(known);
}
