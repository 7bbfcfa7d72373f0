import { type Call, callUrl, getAuthUser, getSession, getUserInfo } from '@fairlead/contracts';
import { getApplicationQuestionSet, getNextQuestionSet } from '@fairlead/contracts/application';
import { bigSet } from './big-set.ts';

/**
 * Leads on to the set. The document of the set itself asks for its questions before there is a script, so that the time from
 * their arrival would count the start of the page.
 */
export const bigSetPath = '/application/app_big/resume';
const ids = {
  '/:id/application/:applicationId': '/qs_big/application/app_big',
  '/:id/': '/app_big/',
};

const noDetails = { name: '', method: 'GET', query: {}, headers: {}, body: undefined } as const;
const line = { id: 'qs_big', name: 'big', title: 'Everything about the company', order: 2 };
const answers = new Map<string, unknown>([
  [
    pathOf(getSession),
    {
      authenticated: true,
      client_id: 'cl_big',
      contact_id: 'ct_big',
      client_selection_required: false,
      expires_at: '2099-01-01T00:00:00Z',
    },
  ],
  [
    pathOf(getAuthUser),
    { email: 'ada@example.com', name: 'Ada', family_name: 'Lindqvist', picture: null },
  ],
  [pathOf(getUserInfo), { is_admin: false, coverage_names: [] }],
  [pathOf(getApplicationQuestionSet), bigSet()],
  [
    pathOf(getNextQuestionSet),
    { answered_question_sets: [], next_question_set: line, has_more_questions: true },
  ],
]);

/** Where the set comes from, on the page's own origin. */
export const bigSetUrl = pathOf(getApplicationQuestionSet);

/** A signed-in applicant whose application has a set with 1,000 fields. */
export async function answerBigSet({ url }: Request): Promise<Response | null> {
  const { pathname } = new URL(url);
  const found = answers.get(pathname);
  if (found) return Response.json(found);
  // Not the sandbox's 401: the page would sign out.
  return pathname.startsWith('/api/')
    ? Response.json({ message: 'Not part of this benchmark.' }, { status: 404 })
    : null;
}

function pathOf({ service, path }: Pick<Call, 'service' | 'path'>) {
  const filled = Object.entries(ids).reduce((text, [from, to]) => text.replace(from, to), path);
  return callUrl({ ...noDetails, service, path: filled });
}
