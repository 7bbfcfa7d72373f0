type Props = { readonly text: string; readonly search: string };

/** A text with the search words marked. */
export function Marked({ text, search }: Props) {
  const start = search ? text.toLowerCase().indexOf(search.toLowerCase()) : -1;
  if (start < 0) return text;
  const end = start + search.length;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
