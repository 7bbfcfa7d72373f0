import type { CoverageCopy } from '../coverage-copy.ts';

/** Crime: what the drawer says of it. */
export const crime: CoverageCopy = {
  longCopy:
    "Crime insurance repays the company's own loss when someone steals from it. That can be an employee who pays invoices to himself, a forged check, a thief who enters the bank's portal with a stolen password, or an email that looks as if the supplier had changed banks. It covers money, securities and other property, and can be extended to property of clients. The loss must be discovered during the policy period, however long ago it began. Crime is added to directors and officers cover in the same policy. Calling back on a known number before changing bank details is a condition of the deception part and also lowers the premium.",
  examples: [
    {
      title: 'A supplier’s new bank account',
      text: 'An email asked to send payments to a new account. Two payments of 184,000 dollars in all were gone before the supplier asked for its money.',
    },
    {
      title: 'A bookkeeper for three years',
      text: 'A bookkeeper wrote checks to a company of her own. The policy repaid 250,000 dollars, its limit, of a loss of 268,000 dollars.',
    },
    {
      title: 'Gift cards',
      text: 'A store manager loaded and sold gift cards. The stock records showed a loss of 43,000 dollars.',
    },
  ],
  features: [
    {
      name: 'employee_theft',
      title: 'Employee theft',
      onlyWhenEnabled: false,
      description: 'Theft by employees, alone or together with others.',
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
      description: 'Transfers made by someone who broke into your systems or those of the bank.',
    },
    {
      name: 'social_engineering',
      title: 'Deceptive payment instructions',
      onlyWhenEnabled: true,
      description:
        'Payments made because of a false instruction, up to a quarter of the limit, if you called back first.',
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
      description: 'Theft by your employees of property that belongs to clients.',
    },
    {
      name: 'erisa_fidelity',
      title: 'Benefit plans',
      onlyWhenEnabled: false,
      description:
        'Theft from an employee benefit plan; meets the bonding rule of federal law up to the limit.',
    },
    {
      name: 'investigation_costs',
      title: 'Investigation costs',
      onlyWhenEnabled: true,
      description: 'Costs to prove the amount of a covered loss, up to 25,000 dollars.',
    },
  ],
  doesNotCover: [
    'Theft by an owner',
    'Digital assets held for others',
    'Inventory shortage without other proof',
    'Lost profit',
    'Losses by an employee known to have stolen before',
  ],
  faqs: [
    {
      q: 'Cyber has funds-transfer fraud as well. Do I need both?',
      a: 'The cyber amount is small. If you send large payments, crime has the higher limit; the two policies say which one pays first.',
    },
    {
      q: 'What is a call back?',
      a: 'Before you change a payee’s bank details you telephone the payee on a number you already had and write down who confirmed it.',
    },
    {
      q: 'Why does removing D&O remove crime?',
      a: 'Crime is an addition to directors and officers cover in the same policy and is not sold alone.',
    },
  ],
};
