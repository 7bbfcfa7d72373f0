/** Names of parameters whose values sign somebody in or identify an account, wherever they are. */
const secret =
  /^(?:state|[\w-]*(?:token|ticket|secret)|[\w-]*(?:auth|verification|one[_-]?time|otp)[_-]?code)$/i;
/** A `code` is a secret where a provider or an e-mail sends somebody to sign in; elsewhere it's a partner's or an offer's. */
const signIn =
  /(?:\/|%2F)(?:[\w-]*callback|o?auth2?|authorize|connect|log-?in|sign-?(?:in|up)|(?:re)?verify[\w-]*|magic[\w-]*|invite|reset-password)(?=[/?#]|%2F|%3F|%23|$)|(?:[?&#]|%3F|%26|%23)state(?:=|%3D)/i;
/** What may be an address. Others have no parameters. */
const address = /[^\s"'<>]+/g;
const parameter = /([?&#]|%3F|%26|%23)([\w-]+)(=|%3D)((?:(?!%26|%23)[^&#])+)/gi;

/** Returns a text whose addresses have `hidden` in place of what signs somebody in or identifies an account. */
export const redactQueries = (text: string, hidden: string): string =>
  text.replaceAll(address, (found) => {
    const isCodeSecret = signIn.test(found);
    return found.replaceAll(parameter, (whole, mark, name, equals, value) => {
      if (secret.test(name) || (isCodeSecret && /^code$/i.test(name)))
        return `${mark}${name}${equals}${hidden}`;
      // The value may be an address itself.
      return /[?#]|%3F|%23/i.test(value)
        ? `${mark}${name}${equals}${redactQueries(value, hidden)}`
        : whole;
    });
  });
