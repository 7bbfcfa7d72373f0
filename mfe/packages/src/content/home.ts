/** Texts of the submission's home: waiting, comparison, prompts. */
export const homeText = {
  comparison: {
    title: 'Your Package Options',
    lead: "Tailored to your company's industry, stage, and risks.",
    carrier: 'Innovative coverage for startups. Terms keep pace with how young companies work.',
    switch: 'Show out-of-pocket expenses',
    buy: 'Buy Now',
    explore: 'Explore',
    customize: 'Explore & Customize',
    recommended: 'RECOMMENDED',
    notIncluded: 'Not included',
    noOutOfPocket: 'No out-of-pocket',
    comparedWith: 'Compared with',
    moreLegend: 'Higher or added',
    priceLegend: 'Prices are monthly and include taxes and fees',
    differences: { higher: 'Higher', lower: 'Lower', added: 'Added' },
    jump: 'Jump to a package',
    inReview: 'Under Review',
    inReviewWhy:
      'An underwriter is looking at it. Checkout opens again when the review is answered.',
    pricing: 'Updating price…',
    none: 'Quotes are not ready yet. Please check back later.',
    outOfAppetite:
      'Package configuration is unavailable. This client is currently out of appetite based on their business details or risk profile.',
    terrorism:
      'Certified acts of terrorism are covered under the Terrorism Risk Insurance Act. The government reimburses 80% beyond the insurer’s deductible, up to $100 billion a year. There is no separate charge for it.',
  },
  waiting: {
    title: 'Preparing your packages',
    lead: 'Leave the page open; it moves on by itself.',
    steps: ['Analyzing application…', 'Evaluating risks…', 'Requesting quotes…'],
    long: 'Preparing your packages takes up to 2 minutes.',
  },
  blocked: {
    title: 'Hold tight, we’re updating your insurance packages.',
    body: 'Your packages are being worked on and will be back here shortly. You do not have to do anything.',
    reviewBody:
      'An advisor is checking what you asked for. This takes up to 2 business days, and you will get an email when the packages are ready.',
    action: 'Talk to an Advisor',
  },
  failed: {
    title: 'We could not prepare your packages',
    body: "The application is safe, but the insurer's answer did not reach us. An advisor has been told and will write to you within one business day.",
    action: 'Talk to an Advisor',
  },
  loadFailed: 'Unable to fetch market submission',
  buyFailed: 'We tried to select the package. The server did not accept it. Try again in a moment.',
  refresh: {
    title: 'These prices have expired',
    body: 'Prices hold for 30 days. Refresh them to go on. Your choices stay as they are; amounts may change.',
    action: 'Refresh prices',
    running: 'Refreshing... This can take up to 2 minutes.',
    runningTitle: 'Your prices are being brought up to date',
    hint: 'The limits you chose stay as they are.',
    failed: 'Failed to refresh packages. Please try again.',
  },
  applicationExpired: {
    title: 'Application expired',
    text: (date: string | null) =>
      `Your application expired${date ? ` on ${date}` : ''}. To continue, please review and update your information, including any recent claims from the last 60 days.`,
    action: 'Go to review',
    failed: 'Error unlocking application',
  },
  cancelReview: {
    title: 'Continue with another package?',
    body: 'Your custom package is still in review. If you continue with this one, the review is cancelled and the custom package is put away.',
    primary: 'Continue',
    secondary: 'Wait for the review',
  },
} as const;
