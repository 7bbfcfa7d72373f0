import {
  type Decision,
  guard,
  type IntakeEntryFacts,
  intakeEntry,
  redirector,
} from '@fairlead/domain';
import {
  attestOutcome,
  authCallback,
  decline,
  type EmailVerifiedFacts,
  eligibility,
  emailVerified,
  renewal,
  renewalConfirmed,
} from '@fairlead/domain/outcomes';
import { submissionScreen } from '@fairlead/domain/packages';
import { afterSignIn, applicationStatus, decideSubmitted } from '@fairlead/domain/status-routing';
import { combinations } from './combinations.ts';
import * as facts from './facts.ts';
import type { Router, Rule } from './funnel-map.ts';
import { answersTo, type Found, rulesOf } from './rules-of.ts';

/** Returns every router in order, with its results for every combination of the facts it reads (A§4, B§2). */
export function readRouters(): readonly Router[] {
  const submitted = answersTo(decideSubmitted, combinations(facts.submittedFacts));
  const status = answersTo(applicationStatus, facts.applicationFacts(factsOf(submitted)));
  const signedIn = answersTo(afterSignIn, combinations(facts.afterSignInFacts(factsOf(status))));
  return [
    {
      name: 'guard',
      when: 'before a screen opens',
      ...alone([
        ...answersTo(guard, combinations(facts.guardFacts)),
        ...answersTo(visit, combinations(facts.intakeEntryFacts)),
      ]),
    },
    {
      name: 'email-verified',
      when: 'from the email link',
      ...alone(answersTo(verified, combinations(facts.emailVerifiedFacts))),
    },
    {
      name: 'auth-callback',
      when: 'back from sign-in',
      ...alone(answersTo(authCallback, combinations(facts.authCallbackFacts))),
    },
    {
      name: 'after-sign-in',
      when: 'at the start page, signed in',
      rules: without(rulesOf(signedIn), rulesOf(status)),
      passesOnTo: 'application-status',
    },
    {
      name: 'application-status',
      when: 'with an application',
      rules: without(rulesOf(status), rulesOf(submitted)),
      passesOnTo: 'decision',
    },
    { name: 'decision', when: 'after submission', ...alone(submitted) },
    {
      name: 'eligibility',
      when: 'after the intake form',
      ...alone(answersTo(eligibility, combinations(facts.eligibilityFacts))),
    },
    {
      name: 'renewal',
      when: 'with an expiring policy',
      rules: without(
        rulesOf([
          ...answersTo(renewal, combinations(facts.renewalFacts(factsOf(status)))),
          ...answersTo(renewalConfirmed, combinations(facts.confirmedFacts)),
        ]),
        rulesOf(submitted),
      ),
      passesOnTo: 'decision',
    },
    {
      name: 'attest',
      when: 'after attesting',
      ...alone(answersTo(attestOutcome, combinations(facts.attestFacts))),
    },
    {
      name: 'decline',
      when: 'after a decline',
      ...alone(answersTo(decline, combinations(facts.declineFacts))),
    },
    {
      name: 'redirector',
      when: 'from an old address',
      ...alone(answersTo(redirector, combinations(facts.redirectorFacts))),
    },
    {
      name: 'market-submission-home',
      when: 'with packages',
      ...alone(answersTo(submissionScreen, combinations(facts.submissionScreenFacts))),
    },
  ];
}

function visit(facts: IntakeEntryFacts): Decision | null {
  const seen = intakeEntry(facts);
  return seen.kind === 'elsewhere' ? seen.decision : null;
}

function verified(facts: EmailVerifiedFacts): Decision | null {
  const outcome = emailVerified(facts);
  return outcome.kind === 'go-on' ? outcome.decision : null;
}

const factsOf = <Facts>(found: readonly Found<Facts>[]) => found.map(({ facts: held }) => held);

const alone = (found: readonly Found<unknown>[]) => ({ rules: rulesOf(found), passesOnTo: null });

/** Returns a router's own results, without those of the routers it delegates to. */
function without(rules: readonly Rule[], passedOn: readonly Rule[]): readonly Rule[] {
  return rules.filter(
    ({ because, to }) => !passedOn.some((rule) => rule.because === because && rule.to === to),
  );
}
