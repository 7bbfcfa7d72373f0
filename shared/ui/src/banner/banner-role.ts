export type BannerTone = 'info' | 'guide' | 'caution' | 'danger' | 'success';

/** How a banner is announced: a danger interrupts, everything else waits. */
export const bannerRole = (tone: BannerTone | undefined) =>
  tone === 'danger' ? 'alert' : 'status';
