import type { CoverageContent } from '../coverage-content.ts';

/** Media Liability: what the drawer says of it. */
export const media: CoverageContent = {
  longCopy:
    'Anyone who publishes can be accused of defamation, of using someone else’s photo, music or trademark, or of invading someone’s privacy. Media liability pays for claims like these about content in any form: your site, your app, newsletters, podcasts, videos, advertising and, if you moderate it, user content. It goes further than the advertising injury part of general liability, which excludes companies whose business is publishing and most intellectual property claims. The policy pays for defense and damages above the retention. It’s added to errors and omissions in the same policy. Patents aren’t covered, and neither is content that you know infringes someone’s rights.',
  examples: [
    {
      title: 'A photo used without a license',
      text: 'A product page used a freelancer’s photo without a license. The claim closed for $34,000.',
    },
    {
      title: 'A podcast names a contractor',
      text: 'A contractor said that an episode accused him of fraud. The lawsuit was dismissed after $235,000 in defense costs.',
    },
    {
      title: 'A name already taken',
      text: 'A private-label brand name was too close to a registered trademark. The company paid for the rebranding itself; the claim settled for $128,000, including defense costs.',
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
      description: 'Intrusion, disclosure of private facts, and use of someone’s name or likeness.',
    },
    {
      name: 'user_generated_content',
      title: 'User content',
      onlyWhenEnabled: true,
      description: 'Claims about users’ content, if you follow a takedown procedure.',
    },
    {
      name: 'generated_content',
      title: 'AI-generated content',
      onlyWhenEnabled: true,
      description: 'AI-generated content that a person reviewed before it was published.',
    },
    {
      name: 'emergency_relief',
      title: 'Injunctions and corrections',
      onlyWhenEnabled: false,
      description: 'Legal costs of injunctions and corrections, up to $50,000.',
    },
  ],
  doesNotCover: [
    'Patents',
    'False statements about your own prices',
    'Contests and lotteries',
    'Content you know infringes',
  ],
  faqs: [
    {
      q: 'General liability includes advertising injury. Why do I need more?',
      a: 'That only covers your own advertising and excludes most intellectual property claims. Media liability covers everything you publish.',
    },
    {
      q: 'Is source code covered?',
      a: 'Copyright claims about code in your product fall under errors and omissions. Media covers code samples in your content.',
    },
    {
      q: 'Why is it tied to E&O?',
      a: 'The two are in one policy and often respond to the same lawsuit. Media is an addition to errors and omissions.',
    },
  ],
};
