import type { CoverageContent } from '../coverage-content.ts';

/** Directors & Officers: what the drawer says of it. */
export const dao: CoverageContent = {
  longCopy:
    'Directors and officers liability responds to claims that the people who run the company managed it wrongly. These claims come from investors who say they were misled, competitors who allege unfair tactics, regulators who ask questions and creditors after a failure. It protects the personal assets of directors and officers when the company can’t indemnify them, reimburses the company when it does, and covers the company itself. Most investors ask for it at closing. The policy is claims-made: it responds to claims first made while it’s active, and you should report facts that could lead to a claim right away. Defense costs are part of the limit. Fraud is excluded only after a final judgment establishes it.',
  examples: [
    {
      title: 'Investors say the forecast was false',
      text: 'After the company missed its targets for the year, two seed investors sued over forecasts in the pitch. The defense cost $340,000 and the settlement $580,000.',
    },
    {
      title: 'A competitor alleges poaching',
      text: 'A former employer sued the company and its chief executive over a hired sales team and its customer list. The case closed at $415,000, mostly defense costs.',
    },
    {
      title: 'A co-founder is diluted',
      text: 'A departed co-founder claimed that a new round diluted him unfairly. The board settled for $150,000 after $117,000 in defense costs.',
    },
  ],
  features: [
    {
      name: 'side_a',
      title: 'Side A',
      onlyWhenEnabled: false,
      description:
        'Pays for individuals when the company isn’t allowed or able to indemnify them. No retention applies.',
    },
    {
      name: 'side_b',
      title: 'Side B',
      onlyWhenEnabled: false,
      description: 'Reimburses the company for what it paid to protect its directors and officers.',
    },
    {
      name: 'side_c',
      title: 'Entity coverage',
      onlyWhenEnabled: false,
      description: 'Claims against the company itself for wrongful acts.',
    },
    {
      name: 'additional_side_a_limit',
      title: 'Additional Side A limit',
      onlyWhenEnabled: true,
      description: 'An additional $500,000 for individuals only.',
    },
    {
      name: 'regulatory_investigations',
      title: 'Investigations of individuals',
      onlyWhenEnabled: false,
      description: 'Legal costs when a regulator questions a director or officer.',
    },
    {
      name: 'derivative_investigation',
      title: 'Derivative demand investigation',
      onlyWhenEnabled: false,
      description: 'The cost to investigate a shareholder’s demand, up to $250,000.',
    },
    {
      name: 'outside_directorship',
      title: 'Outside directorships',
      onlyWhenEnabled: false,
      description: 'Officers who serve on a nonprofit’s board at your request.',
    },
    {
      name: 'private_offering',
      title: 'Private offerings',
      onlyWhenEnabled: false,
      description: 'Claims from a private sale of securities. Public offerings aren’t covered.',
    },
    {
      name: 'full_severability',
      title: 'Severability',
      onlyWhenEnabled: false,
      description: 'One person’s knowledge or conduct isn’t held against the others.',
    },
  ],
  doesNotCover: [
    'Bodily injury and property damage',
    'Public offerings',
    'Fraud, once finally established',
    'Claims known before the policy began',
    'Wage and hour claims',
  ],
  faqs: [
    {
      q: 'Why do investors ask for it?',
      a: 'Their partners often join the board and want personal protection. Term sheets commonly ask for one to three million dollars in coverage.',
    },
    {
      q: 'What is a claims-made policy?',
      a: 'It responds to claims first made and reported during the policy period. If you let it lapse, earlier acts are no longer covered unless you buy an extended reporting period.',
    },
    {
      q: 'Does the retention apply to individuals?',
      a: 'No. If the company can’t indemnify a director, Side A pays from the first dollar.',
    },
  ],
};
