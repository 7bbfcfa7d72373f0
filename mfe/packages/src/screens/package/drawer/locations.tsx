import type { CoveredLocation } from '@fairlead/contracts/packages';
import { useUnit } from 'effector-react';
import { content } from '../../../content.ts';
import { useModel } from '../../../use-model.ts';

/** The places that a property coverage protects; each can be taken out and put back (B§5). */
export function Locations() {
  const locations = useUnit(useModel().packagePage.drawer.$locations);
  if (locations.length === 0) return null;
  return (
    <section className="limit-group" aria-labelledby="locations">
      <h3 className="heading" id="locations">
        {content.package.locations.title}
      </h3>
      <p className="hint">{content.package.locations.hint}</p>
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
  const action = isCovered ? content.package.locations.remove : content.package.locations.restore;
  return (
    <li className="row between">
      <span className="stack stack-1">
        <span>{address}</span>
        {isCovered ? null : (
          <span className="small muted">{content.package.locations.removed}</span>
        )}
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
