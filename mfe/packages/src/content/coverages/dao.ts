import type { CoverageCopy } from '../coverage-copy.ts';

/** Directors & Officers: what the drawer says of it. */
export const dao: CoverageCopy = {
  longCopy:
    'Directors and officers liability answers claims that the people who run the company managed it wrongly: investors who say they were misled, competitors who allege unfair tactics, regulators who ask questions, creditors after a failure. It protects the personal assets of directors and officers when the company cannot indemnify them, repays the company when it does, and covers the company itself. Most investors ask for it at closing. The policy is claims-made: it answers claims first made while it is in force, and facts that could lead to a claim should be reported at once. Defense costs are part of the limit. Fraud is excluded only after a final judgment establishes it.',
  examples: [
    {
      title: 'Investors say the forecast was false',
      text: 'After a missed year, two seed investors sued over forecasts in the pitch. Defense cost 340,000 dollars and the settlement 580,000 dollars.',
    },
    {
      title: 'A competitor alleges poaching',
      text: 'A former employer sued the company and its chief executive over a hired sales team and its customer list. The case closed at 415,000 dollars, mostly defense.',
    },
    {
      title: 'A co-founder is diluted',
      text: 'A co-founder who had left claimed that a new round diluted him unfairly. The board settled for 150,000 dollars after 117,000 dollars of defense costs.',
    },
  ],
  features: [
    {
      name: 'side_a',
      title: 'Side A',
      onlyWhenEnabled: false,
      description:
        'Pays for individuals when the company is not allowed or not able to indemnify them. No retention applies.',
    },
    {
      name: 'side_b',
      title: 'Side B',
      onlyWhenEnabled: false,
      description: 'Repays the company what it paid to protect its directors and officers.',
    },
    {
      name: 'side_c',
      title: 'Entity cover',
      onlyWhenEnabled: false,
      description: 'Claims against the company itself for wrongful acts.',
    },
    {
      name: 'additional_side_a_limit',
      title: 'Additional Side A limit',
      onlyWhenEnabled: true,
      description: 'A further 500,000 dollars for individuals alone.',
    },
    {
      name: 'regulatory_investigations',
      title: 'Investigations of individuals',
      onlyWhenEnabled: false,
      description: 'Legal costs of a director or officer who is called by a regulator.',
    },
    {
      name: 'derivative_investigation',
      title: 'Derivative demand investigation',
      onlyWhenEnabled: false,
      description: 'Cost to investigate a shareholder’s demand, up to 250,000 dollars.',
    },
    {
      name: 'outside_directorship',
      title: 'Outside directorships',
      onlyWhenEnabled: false,
      description: 'Officers who sit on a nonprofit’s board at your request.',
    },
    {
      name: 'private_offering',
      title: 'Private offerings',
      onlyWhenEnabled: false,
      description: 'Claims from a private sale of securities. Public offerings are not covered.',
    },
    {
      name: 'full_severability',
      title: 'Severability',
      onlyWhenEnabled: false,
      description: 'One person’s knowledge or conduct is not held against the others.',
    },
  ],
  doesNotCover: [
    'Bodily injury and property damage',
    'Public offerings',
    'Fraud, once finally established',
    'Claims known before the policy began',
    'Wage and hour law',
  ],
  faqs: [
    {
      q: 'Why do investors ask for it?',
      a: 'Their partners often join the board and want personal protection there. Term sheets commonly ask for one to three million dollars.',
    },
    {
      q: 'What is a claims-made policy?',
      a: 'It answers claims that are first made and reported during the policy period. Let it lapse and earlier acts are no longer covered unless you buy an extended reporting period.',
    },
    {
      q: 'Does the retention apply to individuals?',
      a: 'No. When the company cannot indemnify a director, Side A pays from the first dollar.',
    },
  ],
};
