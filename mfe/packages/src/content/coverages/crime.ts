import type { CoverageContent } from '../coverage-content.ts';

/** Crime: what the drawer says of it. */
export const crime: CoverageContent = {
  longCopy:
    'Crime insurance reimburses your company’s own loss when someone steals from it. That could be an employee who routes invoice payments to a personal account, a forged check, a thief who gets into your bank’s portal with a stolen password, or an email that makes it look as if a supplier changed banks. It covers money, securities and other property, and can be extended to clients’ property. The loss has to be discovered during the policy period, no matter how long ago it began. Crime is added to directors and officers coverage in the same policy. Calling back on a known number before changing bank details is a condition of coverage for deceptive payment instructions, and it also lowers your premium.',
  examples: [
    {
      title: 'A supplier’s new bank account',
      text: 'An email asked the company to send payments to a new account. Two payments totaling $184,000 were gone before the supplier asked for its money.',
    },
    {
      title: 'A bookkeeper’s three-year theft',
      text: 'A bookkeeper wrote checks to her own company. Of the $268,000 loss, the policy reimbursed $250,000, its limit.',
    },
    {
      title: 'Gift cards',
      text: 'A store manager loaded gift cards and sold them. Inventory records showed a loss of $43,000.',
    },
  ],
  features: [
    {
      name: 'employee_theft',
      title: 'Employee theft',
      onlyWhenEnabled: false,
      description: 'Theft by employees, acting alone or with others.',
    },
    {
      name: 'forgery_or_alteration',
      title: 'Forgery or alteration',
      onlyWhenEnabled: false,
      description: 'Forged or altered checks and similar instruments.',
    },
    {
      name: 'computer_and_transfer_fraud',
      title: 'Computer and transfer fraud',
      onlyWhenEnabled: false,
      description: 'Transfers made by someone who broke into your systems or your bank’s.',
    },
    {
      name: 'social_engineering',
      title: 'Deceptive payment instructions',
      onlyWhenEnabled: true,
      description:
        'Payments made because of a fraudulent instruction, up to a quarter of the limit, if you called back first to confirm.',
    },
    {
      name: 'money_and_securities',
      title: 'Money and securities',
      onlyWhenEnabled: false,
      description: 'Robbery, burglary and disappearance on the premises or in transit.',
    },
    {
      name: 'client_property',
      title: 'Client property',
      onlyWhenEnabled: true,
      description: 'Theft of clients’ property by your employees.',
    },
    {
      name: 'erisa_fidelity',
      title: 'Benefit plans',
      onlyWhenEnabled: false,
      description:
        'Theft from an employee benefit plan. Meets the federal bonding requirement up to the limit.',
    },
    {
      name: 'investigation_costs',
      title: 'Investigation costs',
      onlyWhenEnabled: true,
      description: 'Costs to prove the amount of a covered loss, up to $25,000.',
    },
  ],
  doesNotCover: [
    'Theft by an owner',
    'Digital assets held for others',
    'Inventory shortage without other proof',
    'Lost profit',
    'Losses caused by an employee known to have stolen before',
  ],
  faqs: [
    {
      q: 'Cyber includes funds-transfer fraud too. Do I need both?',
      a: 'The cyber amount is small. If you send large payments, crime gives you a higher limit. The two policies say which one pays first.',
    },
    {
      q: 'What is a callback?',
      a: 'Before you change a payee’s bank details, you call the payee at a number you already had and write down who confirmed the change.',
    },
    {
      q: 'Why does removing D&O remove crime?',
      a: 'Crime is an addition to directors and officers coverage in the same policy and isn’t sold on its own.',
    },
  ],
};
