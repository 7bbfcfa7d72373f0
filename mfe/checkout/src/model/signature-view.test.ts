import { noAnswerYet } from '@fairlead/mfe-kit/testing';
import { addressOpened } from '@fairlead/store';
import { describe, expect, test } from 'vitest';
import { signaturePage } from '../../testing/answers.ts';
import { anAcceptedApplication, anApplication, aPackage } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.ts';

describe('the page shows', () => {
  const view = async (application: unknown, packages = { recommended: aPackage() }) => {
    const page = await openScreen(signaturePage, {
      'get-legacy-application': () => application,
      'get-legacy-packages': () => packages,
    });
    return page.get(page.model.signature.$view);
  };

  test.each([
    ['the steps', anAcceptedApplication(), 'steps'],
    ['that there is nothing to sign', anApplication(), 'nothing'],
    ['that the coverage ended', anAcceptedApplication({ status: 'company_blocked' }), 'blocked'],
  ])('%s', async (_, application, kind) => {
    expect(await view(application)).toMatchObject({ kind });
  });

  test('the step and the names of partner coverage', async () => {
    expect(await view(anAcceptedApplication())).toMatchObject({
      steps: [
        { name: 'choose', state: 'done' },
        { name: 'sign', state: 'now' },
        { name: 'charge', state: 'open' },
        { name: 'covered', state: 'open' },
        { name: 'partner', state: 'open' },
      ],
      partners: ['key person', 'workers’ compensation'],
    });
  });

  test('no partner coverage of a package that is not known', async () => {
    const page = await openScreen('/officer-signature/10065/platinum', {
      'get-legacy-application': () => anAcceptedApplication({ package_slug: 'platinum' }),
    });
    expect(page.get(page.model.signature.$view)).toMatchObject({ partners: [] });
    expect(page.get(page.model.signature.$view)?.steps).toHaveLength(4);
    expect(page.get(page.model.signature.$packageName)).toBe('Your package');
  });

  test('nothing before the application is known', async () => {
    const page = await openScreen('/unsupported-location', {
      'get-legacy-application': noAnswerYet,
    });
    await page.send(addressOpened, signaturePage);
    expect(page.get(page.model.signature.$view)).toBeNull();
  });
});
