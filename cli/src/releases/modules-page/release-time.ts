import { formatMoment } from '../../reporters/html/report-page.ts';

/** Writes the time of a release, which is signed in whole seconds, as reports write theirs. */
export const formatReleaseTime = (iso: string): string => formatMoment(new Date(iso).toISOString());
