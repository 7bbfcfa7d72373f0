import { hidden } from './hidden.ts';

/** Names of parameters whose values sign somebody in or identify an account, in every address. */
const secretName =
  /^(?:state|[\w-]*(?:token|ticket|secret)|[\w-]*(?:auth|verification|one[_-]?time|otp)[_-]?code)$/i;

/** Where a provider or an e-mail sends somebody to sign in. There, a `code` is a secret; elsewhere it's an offer's. */
const signInFolder = [
  '[\\w-]*callback',
  'o?auth2?',
  'authorize',
  'connect',
  'log-?in',
  'sign-?(?:in|up)',
  '(?:re)?verify[\\w-]*',
  'magic[\\w-]*',
  'invite',
  'reset-password',
].join('|');
const signInAddress = new RegExp(
  `${oneOf('/')}(?:${signInFolder})(?=${oneOf('/?#')}|$)|${oneOf('?&#')}state${oneOf('=')}`,
  'i',
);

/** What may be an address. Others have no parameters. */
const address = /[^\s"'<>]+/g;
/** A parameter in three groups: its name with what is around it, its name, and its value. */
const parameter = new RegExp(
  `(${oneOf('?&#')}([\\w-]+)${oneOf('=')})((?:(?!${oneOf('&#')}).)+)`,
  'gi',
);

/** Returns a text whose addresses don't contain what signs somebody in or identifies an account. */
export function redactQueries(text: string): string {
  return text.replaceAll(address, (found) => {
    const isCodeSecret = signInAddress.test(found);
    return found.replaceAll(parameter, (_, start: string, name: string, value: string) => {
      const isSecret = secretName.test(name) || (isCodeSecret && /^code$/i.test(name));
      // The value may be an address itself.
      return `${start}${isSecret ? hidden : redactQueries(value)}`;
    });
  });
}

/** The pattern of one of these characters, also encoded, as in an address that is a parameter of another one. */
function oneOf(characters: string): string {
  const forms = [...characters].flatMap((one) => [`[${one}]`, encodeURIComponent(one)]);
  return `(?:${forms.join('|')})`;
}
