import { asksWhoReferred, hdyhauOptions, isOtherTitle, jobTitles } from '@fairlead/domain';
import { useStoreMap } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { Select, Text, useField } from './fields.tsx';

const asOptions = (texts: readonly string[]) => texts.map((text) => ({ value: text, text }));
const titles = asOptions(jobTitles);
const sources = asOptions(hdyhauOptions);

/** The fields about the person who fills in the form. */
export function Role() {
  const { form } = useModel();
  const asks = useStoreMap({ store: form.$form, keys: [], fn: whatIsAsked });
  return (
    <div className="grid-2">
      <Text field="firstName" autocomplete="given-name" />
      <Text field="lastName" autocomplete="family-name" />
      <Text field="email" type="email" autocomplete="email" hint={content.hints.email} />
      <ui-phone-field {...useField('phone')} hint={content.hints.phone} required />
      <Select field="title" options={titles} />
      {asks.includes('title') ? (
        <Text field="titleOther" autocomplete="organization-title" />
      ) : null}
      <Select field="hdyhau" options={sources} />
      {asks.includes('referrer') ? <Text field="hdyhauOther" /> : null}
    </div>
  );
}

/** One text, so that typing elsewhere renders nothing here. */
const whatIsAsked = ({ title, hdyhau }: { title: string; hdyhau: string }) =>
  `${isOtherTitle(title) ? 'title ' : ''}${asksWhoReferred(hdyhau) ? 'referrer' : ''}`;
