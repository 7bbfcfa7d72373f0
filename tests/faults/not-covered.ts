const unused = 'no screen makes this call';
const host = 'the host’s chat adapter makes it, outside the models';

/** Calls without a fault test, with the reason. A call that an applicant's area makes can't be listed here. */
export const notCovered: Readonly<Record<string, string>> = {
  'get-quote': unused,
  'get-me': unused,
  'get-messenger-token': host,
  'get-question-set': unused,
  'renew-application': unused,
  'select-package': unused,
};
