/** Returns "AL" for Ada Lindqvist; without a name, the first letter of the e-mail address. */
export function initialsOf(
  user: { readonly name: string; readonly familyName: string; readonly email: string } | null,
): string {
  if (!user) return '';
  const letters = [user.name, user.familyName].map(firstLetter).join('');
  return (letters || firstLetter(user.email)).toUpperCase();
}

/** Some letters take two places of a text. */
const firstLetter = (text: string): string => [...text.trim()][0] ?? '';
