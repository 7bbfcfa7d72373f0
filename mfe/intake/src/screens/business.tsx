import { locationTypes } from '@fairlead/domain';
import { useStoreMap, useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { AddressField } from './address-field.tsx';
import { Select, Text } from './fields.tsx';
import { gap } from './gap.ts';

const types = Object.entries(locationTypes).map(([value, text]) => ({ value, text }));

/** The section about the company. */
export function Business() {
  return (
    <section className="leg is-now" aria-labelledby="intake-business">
      <h2 className="heading" id="intake-business">
        Tell about the business
      </h2>
      <div className="grid-2">
        <div className="span-2">
          <Text field="legalName" hint={content.hints.legalName} autocomplete="organization" />
        </div>
        <Website />
        <div className="span-2">
          <AddressField />
        </div>
        <Text field="addressLine2" autocomplete="address-line2" isOptional />
        <Select field="addressType" options={types} />
      </div>
    </section>
  );
}

function Website() {
  const { form } = useModel();
  const changed = useUnit(form.changed);
  const hasNone = useStoreMap({
    store: form.$form,
    keys: [],
    fn: ({ hasNoWebsite }) => hasNoWebsite,
  });
  return (
    <div className="span-2 stack" style={gap(2)}>
      <Text
        field="website"
        type="url"
        autocomplete="url"
        isOptional={hasNone}
        isDisabled={hasNone}
      />
      <ui-checkbox
        className="small"
        label="My business does not have a website yet."
        hint={hasNone ? content.hints.noWebsite : ''}
        checked={hasNone}
        onui-change={({ detail }) => changed({ hasNoWebsite: detail })}
      />
    </div>
  );
}
