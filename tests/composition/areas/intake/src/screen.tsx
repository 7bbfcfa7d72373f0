import { createModelContext } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import type { Model } from './model.ts';

const { useModel } = createModelContext<Model>();

export function IntakeScreen({ version }: { readonly version: string }) {
  const { named, $name, $loads } = useModel();
  const { name, loads, change } = useUnit({ name: $name, loads: $loads, change: named });
  return (
    <section>
      <h1>Intake {version}</h1>
      <label>
        Name <input id="name" value={name} onChange={(event) => change(event.target.value)} />
      </label>
      <output id="loads">{loads}</output>
      <a id="again" href="/?seen=again">
        Start again
      </a>
      <a id="onward" href="/unsupported-location">
        Go on
      </a>
    </section>
  );
}
