import type { CoverageContent } from '../coverage-content.ts';

/** The texts of New York forms that differ from their coverages. */
export const newYork: Readonly<Record<string, Pick<CoverageContent, 'longCopy' | 'doesNotCover'>>> =
  {
    ebl_ny: {
      longCopy:
        'This is the New York form of employee benefits liability. It pays when a negligent mistake in enrolling people or in changing or explaining benefits costs an employee money, and it pays for your defense. The New York form adds protections for claims-made policies: when coverage ends for any reason other than fraud, you can still report claims for sixty days at no charge, you’re offered a longer extended reporting period in writing, and a notice on the first page explains in plain language how claims-made coverage works. The insurer can’t move the retroactive date forward while the policy is renewed without a gap. The limits and deductible are the same as in the standard form.',
      doesNotCover: [
        'Fiduciary breach',
        'Investment performance',
        'Taxes, fines and penalties',
        'Dishonesty',
      ],
    },
    dao_ny: {
      longCopy:
        'This is the New York form of directors and officers liability. Like the standard form, it protects the people who run the company, reimburses the company for indemnifying them and covers the company itself. It differs in what happens at the end: you can report claims for sixty days after coverage ends at no charge, and you’re offered an extended reporting period of at least one year in writing, with its price. The first page states that defense costs reduce the limit and how the retention applies to them. Punitive damages aren’t covered because New York law doesn’t allow it. Rates are the same as in the standard form.',
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
        'This is the New York form of employment practices liability. It pays for claims of discrimination, harassment, retaliation and wrongful termination, and it includes the hotline that comes with every policy. A few things are different in New York. State law doesn’t allow insurance for damages from intentional discrimination by the company itself, but the defense is covered, and so are claims of disparate impact and claims against the company for the acts of others. Punitive damages are excluded. After coverage ends, you can report claims for sixty days at no charge, and you’re offered a longer period in writing.',
      doesNotCover: [
        'Intentional discrimination by the company (defense is covered)',
        'Punitive damages',
        'Unpaid wages',
        'Bodily injury (workers’ compensation)',
      ],
    },
    fiduciary_ny: {
      longCopy:
        'This is the New York form of fiduciary liability. It protects the company, its plans and the people who choose investments, providers and fees when participants or regulators claim a breach of duty. As in the standard form, defense costs are part of the limit, and the first page says so. When coverage ends, you can report claims for sixty days at no charge, and you’re offered an extended reporting period of at least one year in writing. The retroactive date stays the same while coverage continues. The policy doesn’t replace the bond that federal law requires for people who handle plan money.',
      doesNotCover: [
        'Theft of plan money (an ERISA bond covers it)',
        'Benefits already owed',
        'Funding shortfalls',
      ],
    },
    eao_ny: {
      longCopy:
        'This is the New York form of technology errors and omissions. It pays when a customer claims that your product or service failed and cost them money, and it defends you. Defense costs are part of the limit and of the retention; the first page explains this with an example in dollars, as the state expects of these forms. When coverage ends, you can report claims for sixty days at no charge, and you’re offered an extended reporting period of one, two or three years in writing, with its price. Earlier work stays covered while the policy is renewed without a gap, because the retroactive date doesn’t move.',
      doesNotCover: [
        'Direct bodily injury',
        'Patents',
        'Punitive damages',
        'Refunds of your own fees',
        'Work before the retroactive date',
      ],
    },
    media_ny: {
      longCopy:
        'This is the New York form of media liability. It pays for claims of defamation, copyright or trademark infringement and invasion of privacy in what you publish, including the use of a name or likeness, which New York law protects by statute. The form adds the state’s protections for claims-made policies: sixty days to report claims after coverage ends at no charge, a written offer of a longer period and a retroactive date that doesn’t move. Punitive damages aren’t covered. Media is still an addition to errors and omissions and ends with it, and you choose the limit and retention as in the standard form.',
      doesNotCover: [
        'Patents',
        'Punitive damages',
        'Contests and lotteries',
        'Content you know infringes',
      ],
    },
    cyber_ny: {
      longCopy:
        'This is the New York form of cyber insurance, with the same two halves: claims by others, and your own costs after an incident. For companies supervised by the state’s financial regulator, it adds the cost of the notices that the cybersecurity rules require within 72 hours, and of repeating the annual certification if an incident makes that necessary. You can report claims for sixty days after coverage ends at no charge, and you’re offered a longer period in writing. Punitive damages aren’t covered. Controls lower the premium exactly as they do in the standard form, and the two halves share the limit.',
      doesNotCover: [
        'Upgrades to better systems',
        'Punitive damages',
        'Widespread power or internet failures',
        'War',
        'Incidents known before the policy began',
      ],
    },
    cyber_third_party_ny: {
      longCopy:
        'The third-party part of the New York cyber form responds to customers, consumers, partners and regulators who say that data was exposed or that security failed. It pays for your defense and damages, including your defense in inquiries by the attorney general or the state’s financial regulator. Civil fines are covered where New York law permits; punitive damages aren’t. When coverage ends, you have sixty days to report claims at no charge, and you’re offered a longer period in writing. This part shares the policy limit with the first-party part, and an incident that involves both has a single retention.',
      doesNotCover: [
        'Intentional unlawful tracking',
        'Unpaid license fees',
        'Service credits you promised',
      ],
    },
    cyber_first_party_ny: {
      longCopy:
        'The first-party part of the New York cyber form pays your own costs: the lawyer and forensic experts, notices to people and regulators, data restoration, negotiations with extortionists and income lost while systems are down. It includes the notices required by the state’s breach law and by the cybersecurity rules for financial companies, with their short deadlines. The incident has to be discovered during the policy period; discovery in the sixty days after coverage ends also counts if the incident happened before then. Funds-transfer fraud has its own small limit, as in the standard form.',
      doesNotCover: [
        'Improvements',
        'Routine maintenance',
        'Lost digital assets',
        'Failure of public infrastructure',
      ],
    },
  };

/** Additional texts of every New York form. */
export const newYorkFeatures: CoverageContent['features'] = [
  {
    name: 'ny_automatic_reporting',
    title: 'Automatic extended reporting',
    onlyWhenEnabled: false,
    description: 'Sixty days to report claims after the policy ends, at no charge.',
  },
  {
    name: 'ny_additional_reporting',
    title: 'Additional extended reporting',
    onlyWhenEnabled: true,
    description:
      'One to three years to report claims, offered in writing within thirty days after coverage ends.',
  },
  {
    name: 'ny_retroactive_date',
    title: 'Retroactive date stays fixed',
    onlyWhenEnabled: false,
    description: 'The retroactive date doesn’t move forward while coverage continues.',
  },
];
