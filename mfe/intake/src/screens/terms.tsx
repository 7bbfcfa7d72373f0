import { $legalPages } from '@fairlead/store';
import { useStoreMap, useUnit } from 'effector-react';
import { content } from '../content.ts';
import { controlId } from '../model/form.ts';
import { useModel } from '../use-model.ts';
import { useError } from './fields.tsx';

export function Terms() {
  const { form } = useModel();
  const { changed, left, pages } = useUnit({
    changed: form.changed,
    left: form.fieldLeft,
    pages: $legalPages,
  });
  return (
    <ui-checkbox
      label={content.terms.text}
      links={content.terms.links(pages)}
      controlId={controlId('terms')}
      required
      checked={useStoreMap({ store: form.$form, keys: [], fn: ({ terms }) => terms })}
      error={useError('terms')}
      onui-change={({ detail }) => changed({ terms: detail })}
      onui-blur={() => left('terms')}
    />
  );
}
