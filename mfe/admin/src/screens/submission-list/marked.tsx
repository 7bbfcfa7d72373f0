import { Breakable } from '@fairlead/mfe-kit';

type Props = { readonly text: string; readonly search: string };

/** A text with the search words marked; an email address in it breaks after its @. */
export function Marked({ text, search }: Props) {
  const start = search ? text.toLowerCase().indexOf(search.toLowerCase()) : -1;
  if (start < 0) return <Breakable text={text} />;
  const end = start + search.length;
  return (
    <>
      <Breakable text={text.slice(0, start)} />
      <mark>
        <Breakable text={text.slice(start, end)} />
      </mark>
      <Breakable text={text.slice(end)} />
    </>
  );
}
