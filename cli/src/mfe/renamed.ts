/** Strings and comments, or a name; of a property's, with its colon. */
const tokens = /'[^'\n]*'|`[^`]*`|\/\/.*|\/\*[\s\S]*?\*\/|[$\w]+:?/g;

/** Gives a text of the template another area's name. In code, `claims-desk` is `claimsDesk` where a dash would subtract. */
export function renamed(
  text: string,
  name: string,
  { isCode }: { readonly isCode: boolean },
): string {
  const title = capitalized(name.replaceAll('-', ' '));
  const variable = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const property = name === variable ? `${name}:` : `'${name}':`;
  const inWords = (words: string) => put(words, name, title);
  if (!isCode) return inWords(text);
  return text.replace(tokens, (token) => {
    if (/^['`/]/.test(token)) return inWords(token);
    return token === 'claims:' ? property : put(token, variable, capitalized(variable));
  });
}

const put = (text: string, lower: string, upper: string): string =>
  text.replaceAll('claims', lower).replaceAll('Claims', upper);

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
