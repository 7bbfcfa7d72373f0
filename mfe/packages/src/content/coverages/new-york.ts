import type { CoverageCopy } from '../coverage-copy.ts';

/** Where the New York forms say something else than the coverages they vary. */
export const newYork: Readonly<Record<string, Pick<CoverageCopy, 'longCopy' | 'doesNotCover'>>> = {
  ebl_ny: {
    longCopy:
      'This is the New York form of employee benefits liability. It pays when a negligent mistake in enrolling, changing or explaining benefits costs an employee money, together with the defense. The New York form adds protections for a claims-made policy: when cover ends, for whatever reason other than fraud, claims may still be reported for sixty days without charge, a longer extended reporting period is offered in writing, and the notice on the first page explains in plain words how claims-made cover works. The insurer may not move the retroactive date forward while the policy is renewed without a gap. Limits and deductible are those of the standard form.',
    doesNotCover: [
      'Fiduciary breach',
      'Investment performance',
      'Taxes, fines and penalties',
      'Dishonesty',
    ],
  },
  dao_ny: {
    longCopy:
      'This is the New York form of directors and officers liability. Like the standard form it protects the people who run the company, repays the company for indemnifying them and covers the company itself. It differs in what happens at the end: claims may be reported for sixty days after cover ends without charge, and an extended reporting period of at least one year is offered in writing with its price. The first page states that defense costs reduce the limit and how the retention applies to them. Punitive damages are not covered, because New York law does not allow it. Rates are those of the standard form.',
    doesNotCover: [
      'Bodily injury and property damage',
      'Public offerings',
      'Punitive damages',
      'Fraud, once finally established',
      'Claims known before the policy began',
    ],
  },
  epl_ny: {
    longCopy:
      'This is the New York form of employment practices liability. It pays for claims of discrimination, harassment, retaliation and wrongful dismissal, with the hotline that comes with every policy. In New York a few things are different. Damages for intentional discrimination by the company itself are not insured, because state law does not allow it, but the defense is, and so are claims of disparate impact and claims against the company for the acts of others. Punitive damages are left out. After the end of cover claims may be reported for sixty days without charge, and a longer period is offered in writing.',
    doesNotCover: [
      'Intentional discrimination by the company (defense is covered)',
      'Punitive damages',
      'Unpaid wages',
      'Bodily injury (workers’ compensation)',
    ],
  },
  fiduciary_ny: {
    longCopy:
      'This is the New York form of fiduciary liability. It protects the company, its plans and the people who choose investments, providers and fees when participants or authorities claim a breach of duty. As in the standard form, defense costs are part of the limit, and the first page says so. When cover ends, claims may be reported for sixty days without charge and an extended reporting period of at least one year is offered in writing. The retroactive date stays where it is while cover continues. The policy is no substitute for the bond that federal law requires for those who handle plan money.',
    doesNotCover: [
      'Theft of plan money (an ERISA bond does)',
      'Benefits that are owed',
      'Funding shortfalls',
    ],
  },
  eao_ny: {
    longCopy:
      'This is the New York form of technology errors and omissions. It pays when a customer claims that your product or service failed and cost money, and it defends you. Defense costs are part of the limit and of the retention; the first page explains this with an example in dollars, as the state expects of such forms. When cover ends, claims may be reported for sixty days without charge, and an extended reporting period of one, two or three years is offered in writing with its price. Earlier work stays covered while the policy is renewed without a gap, because the retroactive date is not moved.',
    doesNotCover: [
      'Direct bodily injury',
      'Patents',
      'Punitive damages',
      'Refund of your own fees',
      'Work before the retroactive date',
    ],
  },
  media_ny: {
    longCopy:
      "This is the New York form of media liability. It pays for claims of defamation, of infringement of copyright or trademark and of invasion of privacy in what you publish, including the use of a name or likeness, which New York law protects by statute. The form adds the state's protections for claims-made policies: sixty days to report after cover ends without charge, a written offer of a longer period, a retroactive date that is not moved. Punitive damages are not covered. Media remains an addition to errors and omissions and ends with it, and the limit and the retention are chosen as in the standard form.",
    doesNotCover: [
      'Patents',
      'Punitive damages',
      'Contests and lotteries',
      'Content known to infringe',
    ],
  },
  cyber_ny: {
    longCopy:
      "This is the New York form of cyber insurance, with the same two halves: claims by others, and your own costs after an incident. For companies that the state's financial regulator supervises it adds the cost of the notices which the cybersecurity rules require within 72 hours, and of the yearly certification if an incident makes it necessary to repeat it. Claims may be reported for sixty days after cover ends without charge, and a longer period is offered in writing. Punitive damages are not covered. Controls lower the premium exactly as they do in the standard form, and the limit is shared between the halves.",
    doesNotCover: [
      'Better systems than before',
      'Punitive damages',
      'Failure of power or internet at large',
      'War',
      'Incidents known before the policy began',
    ],
  },
  cyber_third_party_ny: {
    longCopy:
      "The third-party part of the New York cyber form answers customers, consumers, partners and authorities who say that data was exposed or that security failed. It pays the defense and damages, and the defense of inquiries by the attorney general or the state's financial regulator. Civil fines are covered where New York law permits; punitive damages are not. When cover ends there are sixty days to report claims without charge, and a longer period is offered in writing. The part shares the limit of the policy with the first-party part, and an incident that touches both has a single retention.",
    doesNotCover: [
      'Intentional unlawful tracking',
      'Unpaid license fees',
      'Promised service credits',
    ],
  },
  cyber_first_party_ny: {
    longCopy:
      "The first-party part of the New York cyber form pays your own costs: the lawyer and the forensic experts, the notices to people and authorities, restoring data, negotiating with extortionists and income lost while systems are down. Notices under the state's breach law and under the cybersecurity rules for financial companies are included, with the short deadlines these set. The incident has to be discovered during the policy period; discovery in the sixty days after cover ends counts if the incident happened before. Funds-transfer fraud has the same small limit of its own as in the standard form.",
    doesNotCover: [
      'Improvements',
      'Ordinary maintenance',
      'Lost digital assets',
      'Failure of public infrastructure',
    ],
  },
};

/** What every New York form has besides. */
export const newYorkFeatures: CoverageCopy['features'] = [
  {
    name: 'ny_automatic_reporting',
    title: 'Automatic extended reporting',
    onlyWhenEnabled: false,
    description: 'Sixty days to report claims after the policy ends, without charge.',
  },
  {
    name: 'ny_additional_reporting',
    title: 'Additional extended reporting',
    onlyWhenEnabled: true,
    description:
      'One to three years to report, offered in writing within thirty days of the end of cover.',
  },
  {
    name: 'ny_retroactive_date',
    title: 'Retroactive date held',
    onlyWhenEnabled: false,
    description: 'The retroactive date is not moved forward while cover continues.',
  },
];
