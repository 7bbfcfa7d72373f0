import { callUrl } from '@fairlead/contracts';
import { updateMarketSubmission } from '@fairlead/contracts/packages';

/** Somebody of the sandbox, who has signed in and has been at the page before. */
export type Visitor = {
  readonly email: string;
  /** A text of the page, once its data is there. */
  readonly shows: string;
  /** Made once after signing in, as the page before would have made it. */
  readonly before?: { readonly method: string; readonly path: string; readonly body: string };
};

/** A page that Lighthouse opens, and the goals of its figures. */
export type AuditedPage = {
  /** Part of the figures' names. */
  readonly name: string;
  readonly address: string;
  /** Absent: somebody who has never been here. */
  readonly visitor?: Visitor;
  /** Absent: Lighthouse's slow phone. */
  readonly preset?: 'desktop';
  readonly goals: Goals;
};

export type Goals = Readonly<
  Partial<
    Record<
      | 'performance'
      | 'fcp_ms'
      | 'lcp_ms'
      | 'tbt_ms'
      | 'applied_fcp_ms'
      | 'applied_lcp_ms'
      | 'applied_tbt_ms'
      | 'cls'
      | 'longest_task_ms'
      | 'thread_tbt_ms',
      number
    >
  >
>;

const start: Goals = {
  performance: 98,
  fcp_ms: 1000,
  lcp_ms: 1200,
  tbt_ms: 150,
  applied_fcp_ms: 1000,
  applied_lcp_ms: 1200,
  applied_tbt_ms: 150,
  cls: 0.01,
  longest_task_ms: 50,
  thread_tbt_ms: 50,
};
const signedIn: Goals = {
  performance: 92,
  fcp_ms: 1100,
  lcp_ms: 2200,
  tbt_ms: 200,
  applied_fcp_ms: 1100,
  applied_lcp_ms: 2200,
  applied_tbt_ms: 200,
  cls: 0.01,
};
const desk: Goals = { performance: 95, cls: 0.05 };

const client = 'ines@quillmarsh.example.com';
const admin = 'vera@fairlead.example.com';

export const auditedPages: readonly AuditedPage[] = [
  { name: 'fairlead', address: '/', goals: start },
  { name: 'vanta', address: '/?experience=vanta', goals: start },
  {
    name: 'question_set',
    address: '/application/app_088/qs_company',
    visitor: { email: 'leonie@saltgrovetools.example.com', shows: 'About the company' },
    goals: signedIn,
  },
  {
    name: 'comparison',
    address: '/market-submission/ms_041',
    visitor: { email: client, shows: 'Buy Now' },
    goals: signedIn,
  },
  {
    name: 'billing',
    address: '/market-submission/ms_041/billing',
    visitor: {
      email: client,
      shows: 'Continue to Payment',
      before: {
        method: 'PATCH',
        path: callUrl({ ...updateMarketSubmission, query: {}, headers: {} }),
        body: '{"market_submission_id":"ms_041","selected_package_id":"pk_041_2"}',
      },
    },
    goals: signedIn,
  },
  {
    name: 'confirmation',
    address: '/market-submission/ms_042/confirmation',
    visitor: { email: 'omar@larkspindle.example.com', shows: 'You’re all set' },
    goals: signedIn,
  },
  {
    name: 'admin_list',
    address: '/admin',
    visitor: { email: admin, shows: 'Quillmarsh Software, Inc.' },
    preset: 'desktop',
    goals: desk,
  },
  {
    name: 'admin_board',
    address: '/admin/market-submissions/ms_051',
    visitor: { email: admin, shows: 'Oxlip Fieldworks, Inc., application' },
    preset: 'desktop',
    goals: desk,
  },
];
