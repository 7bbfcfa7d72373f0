import type { CoverageCopy } from '../coverage-copy.ts';

/** Media Liability: what the drawer says of it. */
export const media: CoverageCopy = {
  longCopy:
    "Whoever publishes can be accused of defamation, of using someone's photograph, music or trademark, or of intruding on privacy. Media liability pays for such claims about content in any form: your site, your app, newsletters, podcasts, videos, advertising and, where you moderate it, content of users. It goes further than the advertising injury part of general liability, which leaves out companies whose business is publishing and most claims over intellectual property. The policy pays defense and damages above the retention. It is added to errors and omissions in the same policy. Patents are not covered, and content that you know to be infringing is not either.",
  examples: [
    {
      title: 'A photograph on a blog',
      text: 'A freelancer’s photograph was used without a license on a product page. The claim closed for 34,000 dollars.',
    },
    {
      title: 'A podcast names a contractor',
      text: 'A contractor said that an episode accused him of fraud. The suit was dismissed after 235,000 dollars of defense costs.',
    },
    {
      title: 'A name already taken',
      text: 'A private-label name was close to a registered mark. Rebranding was at the company’s cost; the claim itself settled for 128,000 dollars with defense.',
    },
  ],
  features: [
    {
      name: 'defamation',
      title: 'Defamation',
      onlyWhenEnabled: false,
      description: 'Libel, slander and product disparagement.',
    },
    {
      name: 'copyright',
      title: 'Copyright',
      onlyWhenEnabled: false,
      description: 'Text, images, music and code used in content.',
    },
    {
      name: 'trademark',
      title: 'Trademark and title',
      onlyWhenEnabled: false,
      description: 'Names, slogans, titles and domain names.',
    },
    {
      name: 'privacy_of_subjects',
      title: 'Privacy of the people shown',
      onlyWhenEnabled: false,
      description: 'Intrusion, publicity of private facts, use of name or likeness.',
    },
    {
      name: 'user_generated_content',
      title: 'User content',
      onlyWhenEnabled: true,
      description: 'Claims about content of users when a takedown procedure is followed.',
    },
    {
      name: 'generated_content',
      title: 'Generated content',
      onlyWhenEnabled: true,
      description:
        'Content made with generative models and reviewed by a person before it was published.',
    },
    {
      name: 'emergency_relief',
      title: 'Injunctions and correction',
      onlyWhenEnabled: false,
      description: 'Legal costs of an injunction and of a correction, up to 50,000 dollars.',
    },
  ],
  doesNotCover: [
    'Patents',
    'False statements about your own prices',
    'Contests and lotteries',
    'Content known to infringe',
  ],
  faqs: [
    {
      q: 'General liability includes advertising injury. Why more?',
      a: 'It covers your own advertising only and excludes most intellectual property claims. Media liability covers everything you publish.',
    },
    {
      q: 'Is source code covered?',
      a: 'Copyright claims about code in your product belong to errors and omissions. Media covers code samples in content.',
    },
    {
      q: 'Why is it tied to E&O?',
      a: 'The two are written in one policy and often answer the same suit. Media is an addition to errors and omissions.',
    },
  ],
};
