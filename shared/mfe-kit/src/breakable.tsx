import { Fragment } from 'react';

/** A text in which a long email address goes on in the next line after its @, not before its last letter. */
export function Breakable({ text }: { readonly text: string }) {
  return text.split(/(?<=@)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity.
    <Fragment key={index}>
      {part}
      {part.endsWith('@') ? <wbr /> : null}
    </Fragment>
  ));
}
