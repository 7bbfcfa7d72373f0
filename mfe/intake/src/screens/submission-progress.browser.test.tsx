import '../styles/form.css';
import '@fairlead/ui';
import { drawScreen } from '@fairlead/mfe-kit/testing/draw-screen';
import { expect, test, vi } from 'vitest';
import { anApplication } from '../../testing/builders.ts';
import { model, named, open, signedIn } from '../../testing/open-intake.ts';
import { IntakeScreen } from './intake.tsx';

test('an application whose packages can’t be shown says its status, and can be looked up again', async () => {
  const { scope } = await open({
    ...signedIn,
    'list-applications': [
      anApplication({ status: 'SUBMITTED', application_decision: 'NON_LEGACY_ATTEST' }),
    ],
    'find-market-submission': {
      id: 'ms_1',
      status: 'RELEASED',
      client_data_id: 'app_1',
      selected_package_id: null,
    },
  });
  const place = drawScreen({ scope, model, Screen: IntakeScreen });
  const buttons = () => [...place.querySelectorAll('button')];
  await vi.waitFor(() =>
    expect(buttons().map(({ textContent }) => textContent.trim())).toEqual([
      'Talk to an Advisor',
      'Check again',
    ]),
  );
  expect(place.querySelector('h1')?.textContent).toBe('Your packages are ready');
  expect(place.querySelector('form')).toBeNull();
  buttons()[1]?.click();
  await vi.waitFor(() => expect(named('list-applications')).toHaveLength(2));
  await vi.waitFor(() =>
    expect(place.querySelector('h1')?.textContent).toBe('Your packages are ready'),
  );
});
