import type { OwnRouteName } from './routes.ts';

/**
 * What each screen is for, in a sentence for search engines and link previews: the description of its document. Only the
 * build reads it, so it isn't in the table that every page loads.
 */
export const routeDescriptions: Readonly<Record<OwnRouteName, string>> = {
  intake:
    'Get business insurance for your startup: tell us about your company in two minutes, then compare packages and buy online.',

  login: 'Sign in to continue your application for business insurance or to see your packages.',
  'auth-callback': 'You are being signed in to Fairlead and return to where you were.',
  'logout-callback': 'You are being signed out of Fairlead.',
  'login-portal-send': 'Sign in to Fairlead with the email address of your application.',
  'email-verified': 'Your email address is being verified, so that you can continue to Fairlead.',
  'verify-email': 'Verify your email address to continue your application for business insurance.',
  'request-access': 'Your company already has an account. Ask its administrator for access.',
  'choose-profile': 'Choose the company for which you want to continue in Fairlead.',
  'user-has-application':
    'Your company already has an application in progress. Sign in to continue it.',
  'user-has-insurance':
    'Your company is insured with us. Find policies and invoices in your account.',
  'user-has-cyber': 'Your Cyber policy is active. Upload new reports to look for better terms.',
  'cyber-upgrade': 'Sign in to submit a Cyber upgrade with the reports of your security program.',
  'vanta-welcome':
    'Insurance for Vanta customers: insure your startup in 10 minutes, with better prices for good security.',

  'application-start': 'We are creating your application for business insurance.',
  'carta-callback': 'Your Carta account is being connected to your application.',
  carta: 'Connect Carta to fill in your funding rounds and ownership, and to save on coverage.',
  resume: 'Continue your application for business insurance where you stopped.',
  review: 'Check the answers of your application before we look for coverage.',
  'question-set': 'Answer the questions about your company to get quotes for business insurance.',

  'unsupported-location':
    'We don’t issue policies in your state yet. Talk to an advisor about who can help.',
  'blocking-discretion': 'Your application benefits from a review by one of our underwriters.',
  'expedited-quote-request': 'Ask for a quote by a date, and tell us why you need it by then.',
  'expedited-quote-request-confirmation':
    'We have your request for a quote by a date, and moved your application forward.',
  'user-discretion': 'An underwriter is reviewing your request and responds in about four days.',
  'decline-routing': 'We are looking for the best way to continue with your application.',
  'hiscox-offer': 'One of our partners has an offer for your company.',
  declined: 'We can’t offer coverage to your company at this time. See what you can do next.',
  'renewal-blocked': 'An underwriter reviews your renewal before you see prices.',
  'discretion-quote-blocking-renewal':
    'An underwriter reviews your renewal before we can quote it.',
  'renewal-unsupported-location':
    'An underwriter checks whether your coverage can move to your new address.',
  'renewal-unsupported-location-at':
    'An underwriter checks whether your coverage can move with you to your new state.',

  renew: 'Renew the coverage of your company before your current policy ends.',
  'renew-information-confirm':
    'Confirm the address and the details of your company to renew its coverage.',

  checkout: 'Choose how to pay for your package: in one payment or in installments.',
  'checkout-payment': 'Pay for your package by card or from a bank account.',
  'officer-signature': 'Send the policy documents to the officer who signs for your company.',
  'legacy-billing': 'Choose when you pay for your package, and see what is due.',
  'application-billing': 'You are being taken to the billing of your application.',
  'checkout-entry': 'You are being taken to the payment of your application.',
  'officer-signature-entry': 'You are being taken to the signature of your policy.',

  'market-submission': 'Compare the insurance packages for your company, and customize them.',
  'packages-print': 'A version of your insurance packages to print or to share.',
  package: 'See the coverages, limits and prices of a package, and change what you need.',
  billing: 'Choose how you pay for your package, and see what is due when.',
  'market-submission-checkout':
    'Pay for your package, choose its start date and the signing officer.',
  confirmation: 'Your package is paid. See what happens next, and who signs the documents.',
  'gtm-review-block':
    'Our team is updating your insurance packages. We email you when they are ready.',
  'admin-market-submission': 'See a market submission as its client sees it.',
  'admin-package': 'See a package of a market submission as its client sees it.',

  'admin-missing-application': 'Open an application from the list to see its packages.',
  'admin-submissions': 'Find a market submission, and see how far its packages are.',
  'admin-market-submissions': 'Build the packages of a market submission from its quotes.',
  'admin-quote-library': 'All quotes of a market submission, with their coverages and prices.',
};
