/** One sentence on each coverage, New York forms included, by its unique name. */
export const summaries: Readonly<Record<string, string>> = {
  gl: 'Pays when someone outside the company is hurt, their property is damaged, or your advertising injures them.',
  bpp: 'Pays to repair or replace furniture, equipment and stock after fire, theft, burst pipes and similar losses.',
  property:
    'Pays to repair or replace furniture, equipment and stock after fire, theft, burst pipes and similar losses.',
  bii: 'Replaces lost income and pays continuing expenses while you recover from insured damage to your premises.',
  ebl: 'Pays when a clerical mistake in your benefits administration leaves an employee without cover they should have.',
  dao: 'Protects founders, directors and officers personally, and the company, when decisions they made are challenged.',
  epl: 'Pays for claims by employees and applicants of discrimination, harassment, retaliation and wrongful dismissal.',
  fiduciary:
    'Protects those who run a retirement or health plan when participants say they handled it wrongly.',
  crime:
    'Repays money and goods lost to employee theft, forgery, computer fraud and deceptive payment instructions.',
  eao: 'Pays when a customer says that a mistake in your product or service cost them money.',
  media:
    'Pays for claims of defamation, copyright or trademark infringement and invasion of privacy in what you publish.',
  cyber:
    'Pays for the cost of a data breach or attack, from the first phone call to lawsuits and lost income.',
  cyber_third_party:
    'What you owe to others after a failure of privacy or security, with the defense of suits and inquiries.',
  cyber_first_party:
    'Your own costs after an incident, from experts and notices to ransom, restored data and lost income.',
  ebl_ny:
    'New York form. Pays for clerical mistakes in benefits administration, with extended reporting built in.',
  dao_ny:
    'New York form. Protects founders, directors and officers, and the company, with New York’s claims-made rules.',
  epl_ny:
    'New York form. Claims by employees and applicants, with New York’s claims-made protections.',
  fiduciary_ny:
    'New York form. Protects those who run a benefit plan, with New York’s claims-made protections.',
  eao_ny:
    'New York form. Pays when a mistake in your work costs a customer money, with New York’s claims-made rules.',
  media_ny:
    'New York form. Defamation, copyright, trademark and privacy claims, with New York’s claims-made rules.',
  cyber_ny:
    'New York form. Breach costs, attacks and claims by others, with New York’s claims-made protections.',
  cyber_third_party_ny:
    'New York form. What you owe to others after a failure of privacy or security, with the defense.',
  cyber_first_party_ny:
    'New York form. Your own costs after an incident, with the notices that New York’s rules require.',
};
