import { splitLinks, type TextLink } from '../link/split-links.ts';

/** The properties of the footer; `year` is that of the copyright line, this year unless given. */
export type FooterProperties = {
  readonly termsHref?: string | undefined;
  readonly privacyHref?: string | undefined;
  readonly year?: number | undefined;
};

const sentence = 'Your responses are kept confidential under our Terms of Use and Privacy Notice.';

/** The links of the confidentiality sentence; both open a new tab, so that the user doesn't leave a form. */
export const footerLinks = ({ termsHref, privacyHref }: FooterProperties): readonly TextLink[] => [
  { text: 'Terms of Use', href: termsHref ?? '/terms-of-use', newTab: true },
  { text: 'Privacy Notice', href: privacyHref ?? '/privacy-notice', newTab: true },
];

/** The two paragraphs at the foot of a page: confidentiality with its links, and copyright. */
export const footerText = (footer: FooterProperties) => ({
  confidentiality: splitLinks(sentence, footerLinks(footer)),
  copyright: `© ${footer.year ?? new Date().getFullYear()} Fairlead`,
});
