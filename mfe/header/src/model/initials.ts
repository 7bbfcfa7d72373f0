/** Returns "AL" for Ada Lindqvist; without a name, the first letter of the e-mail address. */
export function initialsOf(
  user: { readonly name: string; readonly familyName: string; readonly email: string } | null,
): string {
  if (!user) return '';
  const letters = [user.name, user.familyName].map((name) => name.trim().charAt(0)).join('');
  return (letters || user.email.charAt(0)).toUpperCase();
}
