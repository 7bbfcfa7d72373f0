/** What a lead is created from when the address of the page said nothing. */
export const lead = (
  madlib_email: string,
  madlib_data: Readonly<Record<string, unknown>> = {},
) => ({
  body: {
    madlib_email,
    madlib_data,
    segment_anonymous_id: null,
    utm_content: null,
    utm_name: null,
    utm_source: null,
    utm_term: null,
    utm_medium: null,
    referral_partner: null,
    offer_code: null,
    referrer_id: null,
    account_id: null,
    opportunity_id: null,
    url_params: null,
  },
});
