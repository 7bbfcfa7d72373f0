/** One sentence about each coverage, including New York forms, by its unique name. */
export const summaries: Readonly<Record<string, string>> = {
  gl: 'Pays when your company injures someone, damages their property or harms them through its advertising.',
  bpp: 'Pays to repair or replace furniture, equipment and inventory after fire, theft, burst pipes and similar losses.',
  property:
    'Pays to repair or replace furniture, equipment and inventory after fire, theft, burst pipes and similar losses.',
  bii: 'Replaces lost income and pays ongoing expenses while you recover from insured damage to your premises.',
  ebl: 'Pays when a clerical mistake in your benefits administration leaves an employee without coverage they should have had.',
  dao: 'Protects founders, directors and officers personally, as well as the company, when their decisions are challenged.',
  epl: 'Pays for claims by employees and applicants over discrimination, harassment, retaliation or wrongful termination.',
  fiduciary:
    'Protects the people who run a retirement or health plan when participants say they mishandled it.',
  crime:
    'Reimburses money and property lost to employee theft, forgery, computer fraud and deceptive payment instructions.',
  eao: 'Pays when a customer says that a mistake in your product or service cost them money.',
  media:
    'Pays for claims of defamation, copyright or trademark infringement, or invasion of privacy in what you publish.',
  cyber:
    'Pays the costs of a data breach or cyberattack, from the first phone call to lawsuits and lost income.',
  cyber_third_party:
    'Pays what you owe others after a privacy or security failure, including your defense in lawsuits and inquiries.',
  cyber_first_party:
    'Pays your own costs after an incident, from experts and notices to ransom, data restoration and lost income.',
  ebl_ny:
    'New York form. Pays for clerical mistakes in benefits administration, with extended reporting built in.',
  dao_ny:
    'New York form. Protects founders, directors and officers, as well as the company, under New York’s claims-made rules.',
  epl_ny:
    'New York form. Pays for claims by employees and applicants, with New York’s claims-made protections.',
  fiduciary_ny:
    'New York form. Protects the people who run a benefit plan, with New York’s claims-made protections.',
  eao_ny:
    'New York form. Pays when a mistake in your work costs a customer money, under New York’s claims-made rules.',
  media_ny:
    'New York form. Pays for defamation, copyright, trademark and privacy claims, under New York’s claims-made rules.',
  cyber_ny:
    'New York form. Pays for breach costs, attacks and claims by others, with New York’s claims-made protections.',
  cyber_third_party_ny:
    'New York form. Pays what you owe others after a privacy or security failure, including your defense.',
  cyber_first_party_ny:
    'New York form. Pays your own costs after an incident, including the notices that New York’s rules require.',
};
