import type { CoveredLocation } from '@fairlead/contracts/packages';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../../../content.ts';
import { useModel } from '../../../use-model.ts';

const { locations: text } = content.package;

/** The places that a property coverage protects; each can be taken out and put back (B§5). */
export function Locations() {
  const locations = useUnit(useModel().packagePage.drawer.$locations);
  if (locations.length === 0) return null;
  return (
    <section className="limit-group" aria-labelledby="locations">
      <h3 className="heading" id="locations">
        {text.title}
      </h3>
      <p className="hint">{text.hint}</p>
      <ul className="stack stack-3">
        {locations.map((location) => (
          <Location key={location.unique_name} location={location} />
        ))}
      </ul>
    </section>
  );
}

function Location({ location }: { readonly location: CoveredLocation }) {
  const { drawer } = useModel().packagePage;
  const { canEdit, change } = useUnit({ canEdit: drawer.$canEdit, change: drawer.locationChanged });
  const { unique_name: name, address, is_enabled: isCovered } = location;
  const action = isCovered ? text.remove : text.restore;
  return (
    <li className="row between">
      <span className="stack stack-1">
        <span>{address}</span>
        {isCovered ? null : <span className="small muted">{text.removed}</span>}
      </span>
      {canEdit ? (
        <ui-button
          variant="secondary"
          size="sm"
          label={action}
          accessibleLabel={`${action}: ${address}`}
          onClick={() =>
            change({ kind: isCovered ? 'remove-location' : 'restore-location', location: name })
          }
        />
      ) : null}
    </li>
  );
}
