/** Texts of the submission's home: waiting, comparison, prompts. */
export const homeContent = {
  comparison: {
    title: 'Your Package Options',
    loading: 'Your packages are loading…',
    lead: "Tailored to your company's industry, stage, and risks.",
    carrier: 'Innovative coverage for startups, with terms that keep up with how you work.',
    switch: 'Show out-of-pocket expenses',
    buy: 'Buy Now',
    explore: 'Explore',
    customize: 'Explore & Customize',
    highlight: 'Highlight differences',
    hideEqual: 'Hide what is equal',
    print: 'Print',
    pin: 'Pin',
    unpin: 'Unpin',
    comparedWith: 'Compared with',
    moreLegend: 'Higher or added',
    lessLegend: 'Lower or missing',
    notIncluded: 'Not included',
    packages: 'Packages',
    position: (name: string, position: number, count: number) =>
      `${name}, package ${position} of ${count}`,
    equal: {
      hidden: (count: number) =>
        count === 1
          ? '1 row is hidden because it is equal.'
          : `${count} rows are hidden because they are equal.`,
      none: 'No row is equal in every package.',
      limit: (coverage: string, limit: string | null) =>
        limit === null
          ? `${coverage} is the same in every package.`
          : `${coverage} is ${limit} in every package.`,
      show: 'Show everything',
    },
    mixedPriceLegend:
      'Package prices include taxes and fees. Policy prices are before taxes and fees.',
    priceLegend:
      'Package prices are monthly and include taxes and fees. Policy prices are before taxes and fees.',
    jump: 'Jump to a package',
    inReview: 'Under Review',
    inReviewWhy: 'An underwriter is reviewing it. You can check out once the review is done.',
    unpriced: 'It has no monthly or annual price, so you can’t buy it online. Talk to an advisor.',
    advisor: 'Talk to an Advisor',
    none: 'Quotes are not ready yet. Please check back later.',
    outOfAppetite:
      'Package configuration is unavailable. This client is currently out of appetite based on their business details or risk profile.',
    terrorism:
      'Certified acts of terrorism are covered under the Terrorism Risk Insurance Act. The government reimburses 80% beyond the insurer’s deductible, up to $100 billion a year. There is no separate charge for it.',
  },
  print: {
    back: 'Back to your packages',
    print: (pages: number) => (pages === 1 ? 'Print, 1 page' : `Print, ${pages} pages`),
    brand: 'Fairlead',
    printed: (today: string) => `Printed ${today}`,
    hold: (today: string, until: string) => `Printed ${today}, prices hold until ${until}`,
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    continued: 'Your Package Options, continued',
    prices: 'Prices',
    coverages: 'Coverages',
    price: 'Price',
    coverage: 'Coverage',
    monthly: 'Monthly',
    annually: 'Annually',
    saves: (amount: string) => `saves ${amount}`,
    bar: (name: string, isPinned: boolean) =>
      `A bar at the left marks what differs from ${name}, the ${isPinned ? 'pinned' : 'recommended'} package.`,
    differs: 'Differs:',
    paying: 'Paying',
    payingBody:
      'Monthly: 2 months up front, then 10 monthly payments. Annually: the full amount up front, with the savings shown on page 1. All amounts include taxes and fees. You aren’t charged before your policy starts.',
    terrorism: 'Terrorism insurance',
    questions: 'Questions',
    questionsBody: (team: string) => `Email ${team}.`,
    summary: 'This is a summary, not a policy. The policy documents decide what is covered.',
  },
  waiting: {
    title: 'Preparing your packages',
    lead: 'Keep this page open. It continues automatically.',
    steps: ['Analyzing application…', 'Evaluating risks…', 'Requesting quotes…'],
    long: 'Preparing your packages takes up to 2 minutes.',
  },
  blocked: {
    title: 'Hold tight, we’re updating your insurance packages.',
    body: 'We’re working on your packages and they’ll be back here shortly. You don’t need to do anything.',
    reviewBody:
      'An advisor is reviewing your request. This takes up to 2 business days, and we’ll email you when your packages are ready.',
    action: 'Talk to an Advisor',
  },
  renewalBlocked: {
    title: "Let's schedule a call to review your quote.",
    body: 'This renewal is easier to go through together. Pick a time, and an advisor will walk you through the changes.',
    action: 'Choose a time',
  },
  failed: {
    title: 'We couldn’t prepare your packages',
    body: 'Your application is safe, but we didn’t get the insurer’s response. We’ve let an advisor know, and they’ll email you within one business day.',
    action: 'Talk to an Advisor',
  },
  loadFailed: 'Unable to fetch market submission',
  buyFailed: 'We couldn’t select the package.',
  buyRefused: 'This package can’t be bought right now. Try again later, or choose another one.',
  refresh: {
    title: 'These prices have expired',
    body: (lastDay: string | null) =>
      `${lastDay ? `They were good through ${lastDay}. ` : ''}Refresh them to continue. Your choices stay the same, but amounts may change.`,
    action: 'Refresh prices',
    running: 'Refreshing... This can take up to 2 minutes.',
    runningTitle: 'We’re updating your prices',
    hint: 'The limits you chose won’t change.',
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
    body: 'Your custom package is still in review. If you continue with this one, we’ll cancel the review and archive your custom package.',
    primary: 'Continue',
    secondary: 'Wait for the review',
    refused: 'This package can’t be bought right now. Your custom package stays as it is.',
  },
} as const;
