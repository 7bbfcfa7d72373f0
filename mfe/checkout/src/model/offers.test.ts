import { noAnswerYet } from '@fairlead/mfe-kit/testing';
import { addressOpened } from '@fairlead/store';
import { describe, expect, test } from 'vitest';
import { checkoutPage } from '../../testing/answers.ts';
import { anApplication } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.ts';

describe('the offers', () => {
  test.each([
    ['nobody', anApplication(), {}, []],
    ['everybody with the Brex flag', anApplication(), { 'brex-checkout-visual': true }, ['brex']],
    [
      'a member of a program',
      anApplication({ incubator_program: 'ramp', eligible_for_partner_discounts: true }),
      {},
      ['ramp'],
    ],
    [
      'a renewal of a first-policy discount',
      anApplication({
        incubator_program: 'wework',
        eligible_for_partner_discounts: true,
        renewal: {
          is_renewal_application: true,
          is_ready_for_renewal: false,
          renewal_child_application_id: null,
          policy_ends: null,
        },
      }),
      {},
      [],
    ],
    [
      'a first policy',
      anApplication({ incubator_program: 'wework', eligible_for_partner_discounts: true }),
      {},
      ['wework'],
    ],
  ])('of %s', async (_, application, flags, offers) => {
    const page = await openScreen(
      checkoutPage,
      { 'get-legacy-application': () => application },
      { flags },
    );
    expect(page.get(page.model.$offers)).toEqual(offers);
  });

  test('an applicant who came through a partner sees the partner’s offers', async () => {
    const page = await openScreen(`${checkoutPage}?partner=carta`, {
      'get-legacy-application': () => anApplication({ eligible_for_partner_discounts: true }),
    });
    expect(page.get(page.model.$offers)).toEqual(['carta']);
  });

  test('no offer is shown while the application is unknown', async () => {
    const page = await openScreen(
      '/unsupported-location',
      { 'get-legacy-application': noAnswerYet },
      { flags: { 'brex-checkout-visual': true } },
    );
    await page.send(addressOpened, checkoutPage);
    expect(page.get(page.model.$offers)).toEqual([]);
  });
});
