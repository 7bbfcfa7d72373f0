import type { XmlElement } from './read-xml.ts';

/** What an element may hold. A question mark says that an attribute may be missing. */
type Rule = {
  readonly attributes: readonly string[];
  readonly children: readonly string[];
  readonly holdsText?: true;
};

const message: Rule = { attributes: ['type?', 'message?'], children: [], holdsText: true };
/** `type` is required here, unlike in a failure. */
const rerun: Rule = {
  attributes: ['type', 'message?'],
  children: ['stackTrace', 'system-out', 'system-err'],
  holdsText: true,
};
const text: Rule = { attributes: [], children: [], holdsText: true };

/**
 * What `junit-10.xsd` of Jenkins' xUnit plugin (jenkinsci/xunit-plugin, src/main/resources/org/jenkinsci/plugins/xunit/
 * types/model/xsd) says about the elements that reports have.
 */
const rules: Readonly<Record<string, Rule>> = {
  testsuites: {
    attributes: ['name?', 'time?', 'tests?', 'failures?', 'errors?'],
    children: ['testsuite'],
  },
  testsuite: {
    attributes: [
      ...['name', 'tests', 'failures', 'errors', 'group?', 'time?', 'skipped?', 'timestamp?'],
      ...['hostname?', 'id?', 'package?', 'file?', 'log?', 'url?'],
    ],
    children: ['testsuite', 'properties', 'testcase', 'system-out', 'system-err'],
  },
  testcase: {
    attributes: ['name', 'time?', 'classname?', 'group?'],
    children: [
      ...['skipped', 'error', 'failure', 'rerunFailure', 'rerunError', 'flakyFailure'],
      ...['flakyError', 'system-out', 'system-err'],
    ],
  },
  failure: message,
  error: message,
  skipped: message,
  flakyFailure: rerun,
  flakyError: rerun,
  'system-out': text,
};

/** Its type SUREFIRE_TIME, for numbers below a million. */
const time = /^(\d{0,3},)*\d{0,6}(\.\d*)?$/;

/** Returns everything in a report that the schema refuses. */
export function refusedByJenkins(element: XmlElement): readonly string[] {
  const { name, attributes, children } = element;
  const rule = rules[name];
  if (!rule) return [`<${name}> is no element`];
  const known = new Set(rule.attributes.map((one) => one.replace('?', '')));
  const required = rule.attributes.filter((one) => !one.endsWith('?'));
  return [
    ...required.filter((one) => !(one in attributes)).map((one) => `<${name}> has no ${one}`),
    ...Object.keys(attributes)
      .filter((one) => !known.has(one))
      .map((one) => `<${name}> may not have ${one}`),
    ...(name !== 'testcase' && attributes.time !== undefined && !time.test(attributes.time)
      ? [`${attributes.time} is no time`]
      : []),
    ...(rule.holdsText || element.text.trim() === '' ? [] : [`<${name}> may not hold text`]),
    ...children
      .filter((child) => !rule.children.includes(child.name))
      .map((child) => `<${name}> may not hold <${child.name}>`),
    ...children.flatMap(refusedByJenkins),
  ];
}
