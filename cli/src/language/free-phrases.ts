import { isRecord } from '@fairlead/domain';
import { isMap } from 'yaml';
import { bindAnswer } from './answers.ts';
import { findCall } from './calls.ts';
import { faultWords, readFault, readFaultMap } from './faults.ts';
import { dataOf, formatKind, textOf } from './nodes.ts';
import type { Binding } from './phrase.ts';
import type { Action } from './plan.ts';
import { complain, unknownName } from './reading.ts';

/** `when call <call> fails with <fault>` and `when <call> answers`. */
export const bindCallSentence = (words: string, binding: Binding): Action | null =>
  words.endsWith(' answers') ? bindAnswer(words, binding) : bindFault(words, binding);

/** The fault is part of the sentence or follows a colon. */
function bindFault(
  words: string,
  { reading, vocabulary, words: node, value }: Binding,
): Action | null {
  const [, callWords, inline] = /^when (?:call )?(.+?) fails with(?: (.+))?$/.exec(words) ?? [];
  if (callWords === undefined) {
    complain(reading, node, {
      message: `${JSON.stringify(words)} is incomplete`,
      expected:
        'when call <call> fails with <fault>, e.g. when call POST applications fails with 503 once; or when <call> answers: { body: … }',
    });
    return null;
  }
  const found = findCall(callWords, vocabulary);
  if (!found.ok) {
    complain(reading, node, found.complaint);
    return null;
  }
  const text = inline ?? textOf(reading, value);
  if (text === undefined && !isMap(value)) {
    complain(reading, value ?? node, {
      message: value
        ? `a fault cannot be ${formatKind(value)}`
        : 'the step does not say how the call fails',
      expected: faultWords,
    });
    return null;
  }
  const map = text === undefined ? dataOf(reading, value) : undefined;
  const fault = text === undefined ? readFaultMap(isRecord(map) ? map : {}) : readFault(text);
  if (fault.ok)
    return { kind: 'control', control: 'fault', call: found.call.name, fault: fault.fault };
  complain(reading, value ?? node, fault.complaint);
  return null;
}

/** `swap <micro-frontend> for <url>`. */
export function bindSwap(
  words: string,
  { reading, vocabulary, words: node, value }: Binding,
): Action | null {
  const [, microFrontend, inline] = /^swap (\S+) for(?: (\S+))?$/.exec(words) ?? [];
  const url = inline ?? textOf(reading, value);
  if (microFrontend === undefined || url === undefined) {
    complain(reading, node, {
      message: `${JSON.stringify(words)} is incomplete`,
      expected: 'swap <micro-frontend> for <url>',
    });
    return null;
  }
  if (!vocabulary.microFrontends.includes(microFrontend)) {
    complain(
      reading,
      node,
      unknownName('micro-frontend', microFrontend, vocabulary.microFrontends),
    );
    return null;
  }
  if (!/^(https?:\/\/|\/|\.\.?\/)/.test(url)) {
    complain(reading, value ?? node, {
      message: `${JSON.stringify(url)} is not the address of a build`,
      expected: 'a URL, or a path that begins with / or ./',
    });
    return null;
  }
  const own = `${localBuilds}${microFrontend}/index.js`;
  if (url.startsWith(localBuilds) && url !== own) {
    complain(reading, value ?? node, {
      message: `${JSON.stringify(url)} is not a build of ${microFrontend}`,
      expected: own,
    });
    return null;
  }
  return { kind: 'control', control: 'swap', microFrontend, url };
}

/** Where the app's server has the builds of this repository. Only their addresses are known before a run. */
const localBuilds = '/builds/';
