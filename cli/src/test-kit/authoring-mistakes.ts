/** A mistake: the step or the heading with the wrong words in « », and what its author meant. */
export type AuthoringMistake = readonly [written: string, meant: string];

const read = (lines: string): readonly AuthoringMistake[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [written = '', meant = ''] = line.split(' → ');
      return [written.trim(), meant.trim()];
    });

/** Mistakes in a step. */
export const mistakesInSteps = read(`
  «pres»: Continue → press
  «click»: Continue → press
  «clik»: Continue → press
  «tap»: Continue → press
  «prees»: Continue → press
  «presss»: Continue → press
  «fil»: { Website: a.example.com } → fill
  «type»: { Website: a.example.com } → fill
  «enter»: { Website: a.example.com } → fill
  «chose»: { Job title: CEO } → choose
  «select»: { Job title: CEO } → choose
  «chooose»: { Job title: CEO } → choose
  «chek»: I agree → check
  «tick»: I agree → check
  «unchek»: I agree → uncheck
  «untick»: I agree → uncheck
  «sugest»: { Primary address: 137 Halyard } → suggest
  «goto»: /review → go to
  «visit»: /review → go to
  «open»: /review → go to
  «navigate»: /review → go to
  «goback» → go back
  «back» → go back
  «relaod» → reload
  «refresh» → reload
  «wait»: 2 min → advance time
  «sleep»: 2 min → advance time
  «advence time»: 2 min → advance time
  «advance tme»: 2 min → advance time
  «vendors fails»: { maps: down } → vendors fail
  «vendor fail»: { maps: down } → vendors fail
  «expect eror»: no lead → expect error
  «press key»: Escape → press keys
  «pres keys»: Escape → press keys
  «close the windw» → close the window
  «close window» → close the window
  «see scren»: review → see screen
  «see screan»: review → see screen
  «see txt»: Saved → see text
  «see test»: Saved → see text
  «see no txt»: Saved → see no text
  «see hedding»: Packages → see heading
  «see no headng»: Packages → see no heading
  «see titel»: Packages → see title
  «see adress»: /review → see address
  «see addres»: /review → see address
  «see filed»: { label: Website } → see field
  «see feild»: { label: Website } → see field
  «see no filed»: Website → see no field
  «see buton»: Pay → see button
  «see botton»: Pay → see button
  «see no buton»: Pay → see no button
  «see lnik»: Terms → see link
  «see no lnk»: Terms → see no link
  «see tabel»: [[A, B]] → see table
  «see outlin»: "- text: A" → see outline
  «see focs»: Website → see focus
  «see packge»: Growth → see package
  «see pakage»: Growth → see package
  «see desicion»: { router: attest } → see decision
  «see decission»: { router: attest } → see decision
  «see cal»: attest → see call
  «see no cal»: attest → see no call
  «see flg»: ach-payment → see flag
  «see evnt»: page view → see event
  «see kep»: Ada → see kept
  «sign ou» → sign out
  «swich company» → switch company
  «sing in» → sign in
  «sing up» → sign up
  «open the verification email» → open the verification e-mail
  «ask for another verification email» → ask for another verification e-mail
  «request acces» → request access
  «chose profile»: Ada Inc. → choose profile
  «get startet» → get started
  «upload document» → upload documents
  «fill in intak»: { website: a.example.com } → fill in intake
  «fill intake»: { website: a.example.com } → fill in intake
  «choose adress»: 137 Halyard → choose address
  «change address» → change the address
  «agree to terms» → agree to the terms
  «submit intak» → submit intake
  «submitt intake» → submit intake
  «anser»: { Entity type: LLC } → answer
  «answers»: { Entity type: LLC } → answer
  «answer row»: [{ Entity type: LLC }] → answer rows
  «save and contiune» → save and continue
  «save & continue» → save and continue
  «remove rows»: 1 → remove row
  «confirm removal» → confirm the removal
  «complete application» → complete the application
  «conect carta»: allowed → connect carta
  «atest» → attest
  «submit aplication» → submit application
  «attest and sumbit» → attest and submit
  «edit sektion»: About the company → edit section
  «request expedite quote»: { reason: A } → request expedited quote
  «cancel request» → cancel my request
  «chat with as» → chat with us
  «begin renewel» → begin renewal
  «view current policy» → view current policies
  «keep renewal address» → keep the renewal address
  «choose payment shedule»: Monthly → choose payment schedule
  «go to chekout» → go to checkout
  «pay wth»: card → pay with
  «fill in card»: { number: 4242 4242 4242 4242 } → fill in the card
  «connect the bnak»: {} → connect the bank
  «name officer»: { name: Ada } → name the officer
  «send for signatur» → send for signature
  «sign documents»: { email: a@example.com, name: Ada } → sign the documents
  «wait for package» → wait for packages
  «buy pakage»: Growth → buy package
  «buy packages»: Growth → buy package
  «open pakcage»: Growth → open package
  «refresh package» → refresh packages
  «open covrage»: Cyber → open coverage
  «close covrage» → close coverage
  «customise package» → customize package
  «change limt»: { coverage: Cyber, to: "$1,000,000" } → change limit
  «add covrage»: Cyber → add coverage
  «remove covrage»: Cyber → remove coverage
  «discard change» → discard changes
  «save and updat» → save and update
  «request reveiw»: Custom → request review
  «choose schedul»: monthly → choose schedule
  «choose efective date»: in 3 days → choose effective date
  «continue to paymnt» → continue to payment
  «choose payment methd»: card → choose payment method
  «enter cards»: { number: 4242 4242 4242 4242 } → enter card
  «aktivate» → activate
  «pay by crad»: { number: 4242 4242 4242 4242 } → pay by card
  «pay by bnk»: {} → pay by bank
  «pay new price» → pay the new price
  «open submision»: ms_039 → open submission
  «release submision» → release submission
  «quote block submission» → quote-block submission
  «set pakage»: { name: Lean, to: Draft } → set package
  «recomend package»: Lean → recommend package
  «duplicat package»: Lean → duplicate package
  «show archived package» → show archived packages
  «open quotes»: { package: Lean, quote: Cyber } → open quote
  «serch library»: cyber → search library
  «add to packages»: { quote: Cyber, to: Lean } → add to package
  «undoo» → undo
  see screen: «question-sets» → question-set
  see screen: «reviw» → review
  see screen: «confirmaton» → confirmation
  see screen: «officer signature» → officer-signature
  see screen: «market-submision» → market-submission
  see screen: «verify-emial» → verify-email
  go to: «/reniew» → /renew
  go to: «/carta/calback» → /carta/callback
  see flag: «ach-payments» → ach-payment
  see flag: «hubspot-traking» → hubspot-tracking
  see event: «page viewed» → page view
  see event: «bank link opn» → bank link open
  see call: «get-sesion» → get-session
  see call: «create-leed» → create-lead
  see call: { name: «bind-reqest» } → bind-request
  see no call: «atest» → attest
  see call: { POST: bind-request, «wiht»: {} } → with
  see call: { POST: bind-request, «tims»: 2 } → times
  see call: { POST: bind-request, «in al»: true } → in all
  see call: { POST: bind-request, with: { «billing_intervall»: ANNUALLY } } → billing_interval
  see call: { POST: bind-request, with: { billing_interval: «ANUALLY» } } → ANNUALLY
  see decision: { router: «atest» } → attest
  see decision: { router: «after-signin» } → after-sign-in
  see decision: { router: attest, «becaus»: declined } → because
  see field: { label: Website, «valu»: a } → value
  see field: { label: Website, «eror»: Required } → error
  see field: { label: Website, «enable»: true } → enabled
  see field: { label: Website, «requird»: true } → required
  see button: { name: Pay, «enabeld»: false } → enabled
  see button: { name: Pay, «becuse»: Not yet } → because
  see heading: { text: Packages, «levl»: 1 } → level
  see table: { «nam»: Due today, rows: [[A, B]] } → name
  see outline: { «regoin»: Summary, outline: "- text: A" } → region
  see package: { name: Growth, «recomended»: true } → recommended
  see package: { name: Growth, «prize»: $312/mo } → price
  see package: { name: Growth, «under reveiw»: true } → under review
  press: { name: Pay, «inn»: Growth } → in
  press: { name: Pay, «numbr»: 1 } → number
  press: { name: Pay, «twise»: true } → twice
  press keys: «Entr» → Enter
  press keys: «Esc» → Escape
  press keys: [Enter, «ArowDown»] → ArrowDown
  fill in intake: { «websit»: a.example.com } → website
  fill in intake: { «first nam»: Ada } → first name
  pay by card: { number: 4242 4242 4242 4242, expiry: 12/30, «cvv»: 123, postal code: 94105 } → cvc
  pay by bank: { «institutoin»: Tartan Bank } → institution
  choose schedule: «monthy» → monthly
  choose payment schedule: «Anually» → Annually
  choose payment method: «crad» → card
  connect carta: «alowed» → allowed
  set package: { name: Lean, to: «Archive» } → Archived
  set package: { name: Lean, to: «Drafts» } → Draft
  set package: { name: First draft, to: «Draft» } → Restore
  vendors fail: { «strip»: down } → stripe
  vendors fail: { maps: «dwon» } → down
  answer: { «Entity typ»: Corporation } → Entity type
  answer: { Entity type: «C corparation» } → C corporation
  complete the application: { «Indstry»: Retail } → Industry
  choose address: «137 Halyrd Street» → 137 Halyard Street
  open submission: «ms_39» → ms_039
  when call «create-leed» fails with 503 → create-lead
  when call create-lead fails with: «malformd» → malformed
  when call create-lead fails with: { status: 409, «tims»: 1 } → times
  when get-decision answers: { «bdy»: {} } → body
  when get-decision answers: { body: { «decison»: DECLINED } } → decision
  when get-user-info answers: { body: { is_admin: true, coverage_names: [] }, «time»: 1 } → times
  swap «intak» for /builds/intake/index.js → intake
  as «admn»: [reload] → admin
  use: «../fragments/complete-intak.yaml» → ../fragments/complete-intake.yaml
`);

/** Mistakes above the steps. */
export const mistakesInHeadings = read(`
  «tag»: [smoke] → tags
  tags: [«smok»] → smoke
  tags: [«aplicant»] → applicant
  «cover»: [INTAKE-001] → covers
  covers: [«INTAKE-0001»] → INTAKE-001
  «actor»: { boss: admin } → actors
  actors: { boss: «admn» } → admin
  «flag»: { ach-payment: true } → flags
  flags: { «ach-paymnt»: true } → ach-payment
  «strat»: / → start
  start: «/renw» → /renew
  «keybord»: true → keyboard
  «timezone»: America/New_York → time zone
  time zone: «America/NewYork» → America/New_York
`);
