import type {} from '@fairlead/ui/react';

export const field = (
  <ui-text-field
    label="Company"
    value="Halyard"
    onui-change={({ detail }) => detail.trim()}
    onui-blur={() => {}}
  />
);
// @ts-expect-error: there is no such variant.
export const button = <ui-button label="Continue" variant="loud" />;
