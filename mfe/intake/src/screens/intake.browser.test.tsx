import '../styles/form.css';
import '@fairlead/ui';
import { ApiError } from '@fairlead/contracts';
import { hdyhauOptions, type IntakeForm, type NavigationState } from '@fairlead/domain';
import { ModelProvider } from '@fairlead/mfe-kit';
import { connectScreens } from '@fairlead/mfe-kit/screens-entered';
import {
  $history,
  $storage,
  appStarted,
  leaveFx,
  loadFlagsFx,
  memoryHistory,
  memoryStorage,
  readAddressFx,
  requestFx,
  suggestAddressesFx,
} from '@fairlead/store';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { filled, reno } from '../../testing/open-intake.ts';
import { createModel } from '../model/index.ts';
import { IntakeScreen } from './intake.tsx';

const model = createModel();
const screens = connectScreens('intake');

let unmount = () => {};
afterEach(() => unmount());

async function show(state: NavigationState = {}) {
  const scope = fork({
    values: [
      [$history, memoryHistory('/', state)],
      [$storage, memoryStorage()],
    ],
    handlers: [
      [
        requestFx,
        () => {
          throw new ApiError(401, { errorCode: 'login_required' });
        },
      ],
      [loadFlagsFx, () => ({})],
      [leaveFx, () => {}],
      [suggestAddressesFx, () => [{ id: 'p1', text: '18 Juniper Cut, Reno, NV, USA' }]],
      [readAddressFx, () => reno],
    ],
  });
  await allSettled(screens.mounted, { scope });
  await allSettled(appStarted, { scope });
  const place = document.createElement('main');
  document.body.append(place);
  const root = createRoot(place);
  root.render(
    <Provider value={scope}>
      <ModelProvider value={model}>
        <IntakeScreen />
      </ModelProvider>
    </Provider>,
  );
  unmount = () => {
    root.unmount();
    place.remove();
  };
  await shown('button', 'Continue');
  const change = (changes: Partial<IntakeForm>) =>
    allSettled(model.form.changed, { scope, params: changes });
  return { place, change };
}

const focused = () => document.activeElement;

/** The visible element of this kind with this text, as soon as there is one. */
const shown = (selector: string, text: string) =>
  vi.waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
      (element) => element.textContent.trim().startsWith(text) && element.checkVisibility(),
    );
    if (!found) throw new Error(`There is no ${selector} with '${text}'`);
    return found;
  });
/** By keyboard, as everything here must work. */
async function press(selector: string, text: string, key = '{Enter}') {
  (await shown(selector, text)).focus();
  await userEvent.keyboard(key);
}
const focusIsOn = (id: string) => vi.waitFor(() => expect(focused()?.id).toBe(id));

test('INTAKE-032 a submit with errors moves the focus to their summary, which leads to each field', async () => {
  await show();
  await press('button', 'Continue');
  await vi.waitFor(() => expect(focused()?.className).toBe('error-summary'));
  expect(focused()?.textContent).toContain('Please complete the missing required fields');
  await press('.error-summary a', 'Primary address');
  await focusIsOn('intake-address');
});

test('a second submit with errors takes the focus again', async () => {
  await show();
  await press('button', 'Continue');
  await vi.waitFor(() => expect(focused()?.className).toBe('error-summary'));
  await press('button', 'Continue');
  await vi.waitFor(() => expect(focused()?.className).toBe('error-summary'));
});

test('a field that becomes wrong while one types leaves the focus in it, after a submit with errors', async () => {
  const { place, change } = await show();
  await press('button', 'Continue');
  await vi.waitFor(() => expect(focused()?.className).toBe('error-summary'));
  await change({ ...filled, legalName: 'P' });
  await vi.waitFor(() => expect(place.querySelector('.error-summary')).toBeNull());
  document.getElementById('intake-legalName')?.focus();
  await userEvent.keyboard('{Backspace}');
  await shown('.error-summary a', 'Legal business name');
  expect(focused()?.id).toBe('intake-legalName');
});

test('a website that cannot be typed in is not called optional', async () => {
  const { change } = await show();
  await change({ hasNoWebsite: true });
  const website = document.getElementById('intake-website') as HTMLInputElement;
  await vi.waitFor(() => expect(website.disabled).toBe(true));
  expect(website.labels?.[0]?.textContent).toBe('Website');
});

test('INTAKE-047 a field that is left empty shows an error, by keyboard alone', async () => {
  await show();
  document.getElementById('intake-legalName')?.focus();
  await userEvent.keyboard('{Tab}');
  await shown('.field-error', 'Legal business name: Required');
  expect(focused()?.id).toBe('intake-website');
});

test('INTAKE-045 an address in a state without policies is chosen by keyboard, warned of, and changed in the modal', async () => {
  await show();
  document.getElementById('intake-address')?.focus();
  await userEvent.keyboard('18 jun');
  await shown('[role=option]', '18 Juniper Cut');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await shown('.field-warning', 'We don’t issue policies in Nevada yet.');
  const change = await shown('button', 'Change address');
  await vi.waitFor(() => expect(focused()).toBe(change));
  await userEvent.keyboard('{Enter}');
  await focusIsOn('intake-address');
  await vi.waitFor(() => expect((focused() as HTMLInputElement).value).toBe(''));
});

test('INTAKE-033 INTAKE-034 without a website its field is empty and cannot be typed in', async () => {
  const { change } = await show();
  const website = document.getElementById('intake-website') as HTMLInputElement;
  await change({ website: 'pebblewicklabs.example.com' });
  await vi.waitFor(() => expect(website.value).toBe('pebblewicklabs.example.com'));
  const label = await shown('label', 'My business does not have a website yet.');
  expect(label.textContent.trim()).toBe('My business does not have a website yet.');
  label.querySelector('input')?.focus();
  await userEvent.keyboard(' ');
  await vi.waitFor(() => expect(website.disabled).toBe(true));
  expect(website.value).toBe('');
});

test('INTAKE-002 INTAKE-003 INTAKE-004 the form with its sections is beside the sign-in panel', async () => {
  const { place } = await show();
  expect(place.querySelector('h1')?.textContent).toBe("Let's get you covered");
  expect([...place.querySelectorAll('form h2')].map((heading) => heading.textContent)).toEqual([
    'Tell about the business',
    'Tell us about your role',
  ]);
  expect((await shown('aside button', 'Sign In')).textContent.trim()).toBe('Sign In');
});

test('INTAKE-005 an error of the navigation state is in a banner', async () => {
  const { place } = await show({ error: 'Failed to create application' });
  await vi.waitFor(() =>
    expect(place.querySelector('.page-head ui-banner')?.textContent).toContain(
      'Failed to create application',
    ),
  );
});

test('INTAKE-036 INTAKE-037 INTAKE-038 what is Other, and who referred, is asked for only then', async () => {
  const { change } = await show();
  const field = (name: string) => document.getElementById(`intake-${name}`);
  expect([field('titleOther'), field('hdyhauOther')]).toEqual([null, null]);
  await change({ title: 'Other', hdyhau: 'Personal Referral' });
  await vi.waitFor(() => expect(field('titleOther')).not.toBeNull());
  expect(field('hdyhauOther')).not.toBeNull();
  await change({ title: 'CEO', hdyhau: 'Billboard' });
  await vi.waitFor(() => expect(field('titleOther')).toBeNull());
  expect(field('hdyhauOther')).toBeNull();
});

test('INTAKE-024 INTAKE-039 the choices are those of the specification', async () => {
  const { place } = await show();
  const choices = (name: string) =>
    [...place.querySelectorAll<HTMLOptionElement>(`#intake-${name} option`)]
      .filter(({ value }) => value !== '')
      .map(({ value, text }) => [value, text]);
  expect(choices('addressType')).toEqual([
    ['COWORKING_SPACE', 'Co-working space'],
    ['HOME', 'Home'],
    ['OFFICE', 'Office, lease or owned'],
  ]);
  expect(choices('hdyhau')).toEqual(hdyhauOptions.map((source) => [source, source]));
});
