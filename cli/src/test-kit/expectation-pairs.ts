/** An expectation's input that holds, and one that fails in the same place. */
type Pair = readonly [holds: string, fails: string];

/** A place in the product, and for each form of an expectation that it shows a pair of inputs. */
export type Situation = {
  readonly name: string;
  readonly as: string;
  readonly start: string;
  readonly flags?: string;
  readonly steps: readonly string[];
  readonly pairs: Readonly<Record<string, Pair>>;
};

/** Everything on the page that welcomes the clients of a partner. */
const welcome = `- banner:
  - link "Fairlead"
  - navigation "Account":
    - button "Talk to an Advisor"
    - button "samuel@wickerlark.example.com Account menu"
- main:
  - heading "Insure your startup in 10 minutes." [level=1]
  - text: You’ve already done the security work, and it pays off here. Good controls lower the price of cyber coverage.
  - list:
    - listitem:
      - heading "Tell us about your company" [level=2]
      - text: Answer plain questions about what you do, your team and your data. We’ll fill in what we can look up.
    - listitem:
      - heading "Compare packages" [level=2]
      - text: See prices and limits side by side, from what your contracts require to full coverage.
    - listitem:
      - heading "Pay and sign" [level=2]
      - text: Choose monthly or annual payments. An officer signs by email, and then you get your certificate.
  - button "Get Started"
  - text: Your responses are kept confidential under our
  - link "Terms of Use (opens in a new tab)"
  - text: and
  - link "Privacy Notice (opens in a new tab)"
  - text: .
  - text: © 2026 Fairlead`;

/** For every expectation and every key of it, one input that holds and one that fails. */
export const situations: readonly Situation[] = [
  {
    name: 'a form with errors',
    as: 'new-founder',
    start: '/',
    steps: ['submit intake'],
    pairs: {
      'see screen': ['intake', 'verify-email'],
      'see text': ['[As it appears on your incorporation papers.]', 'Enter your FEIN'],
      'see no text': ['[Enter your FEIN]', 'Been here before?'],
      'see heading': ["Let's get you covered", "Let's go"],
      'see heading: text': ['{ text: Been here before? }', '{ text: Been there before? }'],
      'see heading: level': [
        '{ text: Been here before?, level: 2 }',
        '{ text: Been here before?, level: 3 }',
      ],
      'see no heading': ["Let's go", "Let's get you covered"],
      'see no heading: text': ['{ text: Been there before? }', '{ text: Been here before? }'],
      'see no heading: level': [
        '{ text: Been here before?, level: 3 }',
        '{ text: Been here before?, level: 2 }',
      ],
      'see title': ["Let's get you covered · Fairlead", 'Fairlead'],
      'see address': ['/', '/?partner=ramp'],
      'see field: label': ['{ label: Website }', '{ label: Web page }'],
      'see field: value': [
        '{ label: Job title, value: Select one }',
        '{ label: Job title, value: CEO }',
      ],
      'see field: error': [
        '{ label: Website, error: Required }',
        '{ label: Website, error: Invalid format }',
      ],
      'see field: hint': ['{ label: Email, hint: Required }', '{ label: Email, hint: Optional }'],
      'see field: enabled': [
        '{ label: Website, enabled: true }',
        '{ label: Website, enabled: false }',
      ],
      'see field: required': [
        '{ label: Website, required: true }',
        '{ label: Website, required: false }',
      ],
      'see field: checked': [
        '{ label: My business does not have a website yet., checked: false }',
        '{ label: My business does not have a website yet., checked: true }',
      ],
      'see field: options': [
        '{ label: Job title, options: [Select one, CEO, CFO, COO, CTO, Co-Founder, General Counsel, General Partner, Other] }',
        '{ label: Job title, options: [Select one, CEO] }',
      ],
      'see field: in': [
        '{ label: Website, in: Tell about the business }',
        '{ label: Website, in: Tell us about your role }',
      ],
      'see no field': ['Web page', 'Website'],
      'see no field: label': ['{ label: Web page }', '{ label: Website }'],
      'see no field: in': [
        '{ label: Website, in: Tell us about your role }',
        '{ label: Website, in: Tell about the business }',
      ],
      'see button': ['Continue', 'Go on'],
      'see button: name': ['{ name: Continue }', '{ name: Go on }'],
      'see button: enabled': [
        '{ name: Continue, enabled: true }',
        '{ name: Continue, enabled: false }',
      ],
      'see button: in': ['{ name: Continue, in: main }', '{ name: Continue, in: Account }'],
      'see no button': ['Go on', 'Continue'],
      'see no button: name': ['{ name: Go on }', '{ name: Continue }'],
      'see no button: in': ['{ name: Continue, in: Account }', '{ name: Continue, in: main }'],
      'see link': ['Terms of Use', 'Terms of Sale'],
      'see link: name': ['{ name: Terms of Use }', '{ name: Terms of Sale }'],
      'see link: in': ['{ name: Terms of Use, in: main }', '{ name: Terms of Use, in: banner }'],
      'see no link': ['Terms of Sale', 'Terms of Use'],
      'see no link: name': ['{ name: Terms of Sale }', '{ name: Terms of Use }'],
      'see no link: in': ['{ name: Terms of Use, in: banner }', '{ name: Terms of Use, in: main }'],
      'see kept': ['nothing about cards', 'Ada'],
      'see flag': ['intake-client-plm-quoting', 'ach-payment'],
      'see flag: by name': ['{ ach-payment: false }', '{ ach-payment: true }'],
    },
  },
  {
    name: 'the packages of a client',
    as: 'package-in-review',
    start: '/',
    steps: ['wait for packages'],
    pairs: {
      'see button: because': [
        '{ name: Buy Now Custom, enabled: false, because: An underwriter is reviewing it. You can check out once the review is done. }',
        '{ name: Buy Now Custom, enabled: false, because: It is sold out. }',
      ],
      'see package': ['Custom', 'Customized'],
      'see package: name': ['{ name: Custom }', '{ name: Customized }'],
      'see package: price': [
        '{ name: Essentials, price: $619.59/mo }',
        '{ name: Essentials, price: $619.60/mo }',
      ],
      'see package: description': [
        '{ name: Custom, description: Your customizable insurance package }',
        '{ name: Custom, description: Your insurance package }',
      ],
      'see package: recommended': [
        '{ name: Recommended, recommended: true }',
        '{ name: Essentials, recommended: true }',
      ],
      'see package: under review': [
        '{ name: Custom, under review: true }',
        '{ name: Essentials, under review: true }',
      ],
      'see package: text': [
        '{ name: Essentials, text: Employment Practices Liability Not included }',
        '{ name: Essentials, text: "Employment Practices Liability $1,000,000" }',
      ],
      'see outline: region': [
        '{ region: Account, outline: "- button \\"Talk to an Advisor\\"\\n- button \\"adele@thornwhistle.example.com Account menu\\"" }',
        '{ region: Packages, outline: "- button \\"Talk to an Advisor\\"\\n- button \\"adele@thornwhistle.example.com Account menu\\"" }',
      ],
      'see outline: outline': [
        '{ region: Account, outline: "- button \\"Talk to an Advisor\\"\\n- button \\"adele@thornwhistle.example.com Account menu\\"" }',
        '{ region: Account, outline: "- button \\"Talk to an Advisor\\"" }',
      ],
    },
  },
  {
    name: 'an offer that an admin changes',
    as: 'admin-quote-blocked',
    start: '/admin',
    steps: [
      'search submissions: oxlip',
      'see text: 1 submission',
      'press: Oxlip Fieldworks, Inc.',
      'duplicate package: Complete',
      'move package: { name: Essentials, to: Position 2 of 6 }',
    ],
    pairs: {
      'see package: status': [
        '{ name: Essentials, status: Ready }',
        '{ name: Essentials, status: Draft }',
      ],
      'see call': ['update-package', 'list-market-submissions'],
      'see call: name': ['{ name: update-package }', '{ name: list-market-submissions }'],
      'see call: POST': [
        '{ POST: duplicate-package, in all: true }',
        '{ POST: customize-package, in all: true }',
      ],
      'see call: PATCH': ['{ PATCH: update-package }', '{ PATCH: archive-package }'],
      'see call: with': [
        '{ name: update-package, with: { package_id: pk_051_1, order: 2 } }',
        '{ name: update-package, with: { package_id: pk_051_1, order: 3 } }',
      ],
      'see call: query': [
        '{ name: list-market-submissions, query: { search: oxlip }, in all: true }',
        '{ name: list-market-submissions, query: { search: cowslip }, in all: true }',
      ],
      'see call: status': [
        '{ name: update-package, status: 200 }',
        '{ name: update-package, status: 409 }',
      ],
      'see call: times': [
        '{ name: update-package, times: 1 }',
        '{ name: update-package, times: 2 }',
      ],
      'see call: in all': [
        '{ name: list-market-submissions, query: { search: oxlip }, in all: true }',
        '{ name: list-market-submissions, query: { search: oxlip }, in all: false }',
      ],
      'see no call': ['archive-package', 'update-package'],
      'see no call: name': ['{ name: archive-package }', '{ name: update-package }'],
      'see no call: POST': [
        '{ POST: customize-package, in all: true }',
        '{ POST: duplicate-package, in all: true }',
      ],
      'see no call: PATCH': ['{ PATCH: archive-package }', '{ PATCH: update-package }'],
      'see no call: with': [
        '{ name: update-package, with: { order: 3 } }',
        '{ name: update-package, with: { order: 2 } }',
      ],
      'see no call: query': [
        '{ name: list-market-submissions, query: { search: cowslip }, in all: true }',
        '{ name: list-market-submissions, query: { search: oxlip }, in all: true }',
      ],
      'see no call: status': [
        '{ name: update-package, status: 409 }',
        '{ name: update-package, status: 200 }',
      ],
      'see no call: in all': [
        '{ name: list-market-submissions, query: { search: oxlip }, in all: false }',
        '{ name: list-market-submissions, query: { search: oxlip }, in all: true }',
      ],
    },
  },
  {
    name: 'a request that is canceled',
    as: 'user-requested-discretion',
    start: '/',
    steps: ['see screen: user-discretion', 'cancel my request'],
    pairs: {
      'see call: GET': [
        '{ GET: auth-service/session, in all: true }',
        '{ GET: auth-service/session }',
      ],
      'see call: PUT': ['{ PUT: cancel }', '{ PUT: cancel, status: 500 }'],
      'see no call: GET': [
        '{ GET: auth-service/session }',
        '{ GET: auth-service/session, in all: true }',
      ],
      'see no call: PUT': ['{ PUT: cancel, status: 500 }', '{ PUT: cancel }'],
      'see decision: router': [
        '{ router: after-sign-in, in all: true }',
        '{ router: attest, in all: true }',
      ],
      'see decision: to': [
        '{ to: user-discretion, in all: true }',
        '{ to: blocking-discretion, in all: true }',
      ],
      'see decision: because': [
        '{ because: user-requested-discretion, in all: true }',
        '{ because: declined, in all: true }',
      ],
      'see decision: in all': [
        '{ to: user-discretion, in all: true }',
        '{ to: user-discretion, in all: false }',
      ],
    },
  },
  {
    name: 'a form that opens',
    as: 'renewal-ready',
    start: '/renew-information-confirm?legacyApplicationId=10020&preventReroute=true',
    steps: ['press: Update'],
    pairs: {
      'see focus': ['Street address', 'Update'],
    },
  },
  {
    name: 'pages that are counted',
    as: 'returning-created',
    start: '/',
    flags: '{ hubspot-tracking: true }',
    steps: ['see screen: question-set', 'go to: /vanta-welcome'],
    pairs: {
      'see outline': [
        JSON.stringify(welcome),
        JSON.stringify(welcome.replace('10 minutes', '20 minutes')),
      ],
      'see event': ['page view', 'Email verification failed'],
      'see event: name': ['{ name: page view }', '{ name: Email verification failed }'],
      'see event: with': [
        '{ name: page view, with: { path: /vanta-welcome } }',
        '{ name: page view, with: { path: /renew } }',
      ],
      'see event: in all': [
        '{ name: page view, with: { path: / }, in all: true }',
        '{ name: page view, with: { path: / }, in all: false }',
      ],
    },
  },
  {
    name: 'the prices of a quote',
    as: 'admin-quote-blocked',
    start: '/admin/market-submissions/ms_051',
    steps: ['open quote: { package: Essentials, quote: General Liability, tab: Pricing }'],
    pairs: {
      'see table': [
        '[[Premium, Per year, Per month], [General Liability, "$8,059.88", $671.66], [Total, "$8,059.88", $671.66]]',
        '[[Premium, Per year, Per month], [General Liability, "$8,059.88", $671.66], [Total, "$8,059.88", $671.67]]',
      ],
      'see table: name': [
        '{ name: Pricing, rows: [[Premium, Per year, Per month], [General Liability, "$8,059.88", $671.66], [Total, "$8,059.88", $671.66]] }',
        '{ name: Prices, rows: [[Premium, Per year, Per month], [General Liability, "$8,059.88", $671.66], [Total, "$8,059.88", $671.66]] }',
      ],
      'see table: rows': [
        '{ rows: [[Premium, Per year, Per month], [General Liability, "$8,059.88", $671.66], [Total, "$8,059.88", $671.66]] }',
        '{ rows: [[Premium, Per year, Per month], [General Liability, "$8,059.88", $671.66]] }',
      ],
    },
  },
];
