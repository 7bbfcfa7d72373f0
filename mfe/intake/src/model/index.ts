import { authFailed, createCrash, entered, inSteps, left, openChatFx } from '@fairlead/store';
import { createEvent, createStore, sample } from 'effector';
import { content } from '../content.ts';
import { createAddress } from './address.ts';
import { createForm } from './form.ts';
import { createReroute } from './reroute.ts';
import { createSubmit } from './submit.ts';

/** The start page: the intake form for visitors, the rerouter for signed-in users. */
export const createModel = inSteps(function* () {
  const form = createForm();
  yield;
  const address = createAddress(form);
  const submit = createSubmit(form);
  yield;
  const reroute = createReroute(submit);

  const crash = createCrash(
    [submit.failed, reroute.failed, address.mapsFailed, authFailed],
    [entered('intake')],
  );

  /** The banner's text for an error in the navigation state (A§2); '' if there is none. */
  const $banner = createStore('')
    .on(entered('intake'), (_, { state }) => bannerOf(state.error))
    .reset([submit.submitted, left('intake')]);

  /** The message beside the button after a submit that didn't continue. */
  const $notice = createStore('')
    .on(submit.isOffline, () => content.offline)
    .reset([submit.submitted, entered('intake')]);

  /** 'Talk to an Advisor' about an application that can't be shown. */
  const advisorRequested = createEvent();
  sample({ clock: advisorRequested, fn: () => ({ topic: 'application' }), target: openChatFx });

  return { form, address, submit, reroute, ...crash, $banner, $notice, advisorRequested };
});

export type IntakeModel = ReturnType<typeof createModel>;

function bannerOf(error: unknown): string {
  if (typeof error === 'string') return error;
  return error ? content.fallbackError : '';
}
