import { isRecord } from '@fairlead/domain';
import { isMap } from 'yaml';
import { bindAnswer } from './answers.ts';
import { findCall } from './calls.ts';
import { faultWords, readFault, readFaultMap } from './faults.ts';
import { keyNodeAt } from './input-paths.ts';
import { dataOf, formatKind, textOf } from './nodes.ts';
import type { Binding } from './phrase.ts';
import type { Action } from './plan.ts';
import { complain, partOf, unknownName } from './reading.ts';

/** `when call <call> fails with <fault>` and `when <call> answers`. */
export const bindCallSentence = (words: string, binding: Binding): Action | null =>
  words.endsWith(' answers') ? bindAnswer(words, binding) : bindFault(words, binding);

/** The fault is part of the sentence or follows a colon. */
function bindFault(words: string, binding: Binding): Action | null {
  const { reading, vocabulary, words: node } = binding;
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
    complain(reading, partOf(reading, node, callWords), found.complaint);
    return null;
  }
  const fault = faultIn(inline, binding);
  return fault && { kind: 'control', control: 'fault', call: found.call.name, fault };
}

function faultIn(inline: string | undefined, { reading, value, words: node }: Binding) {
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
  if (fault.ok) return fault.fault;
  const key = fault.key === undefined ? null : keyNodeAt(reading, value, [fault.key]);
  complain(reading, key ?? value ?? node, fault.complaint);
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
      partOf(reading, node, microFrontend),
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
