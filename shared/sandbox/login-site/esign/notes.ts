import type { Envelope, EnvelopeState } from '../../src/checkout/esign.ts';

type Note = { readonly title: string; readonly text: string; readonly offersLink?: boolean };

/** The texts for each state of an envelope. */
export const notes: Readonly<Record<EnvelopeState, (envelope: Envelope) => Note>> = {
  open: ({ company, first_name, is_applicant }) => ({
    title: `Sign the insurance documents of ${company}`,
    text: `${is_applicant ? `You chose coverage for ${company} and sign for it yourself.` : `${first_name} chose coverage for ${company} and named you as the officer who signs.`} Read the documents, then sign or decline.`,
  }),
  signed: ({ date, officer_email }) => ({
    title: 'You signed the documents',
    text: `You signed on ${date}. We’re sending a copy to ${officer_email}. You can close this page.`,
  }),
  declined: ({ first_name, is_applicant }) => ({
    title: 'You declined to sign',
    text: `${is_applicant ? '' : `We told ${first_name}. `}No coverage starts and nothing is charged.`,
  }),
  canceled: ({ first_name, is_applicant }) => ({
    title: 'These documents were canceled',
    text: `They weren’t signed within 30 days. ${is_applicant ? 'You' : first_name} can check out again.`,
  }),
  link_expired: ({ officer_email, date }) => ({
    title: 'This link expired',
    text: `Links work for 7 days. We can send a new one to ${officer_email}. You have until ${date} to sign.`,
    offersLink: true,
  }),
  link_replaced: ({ officer_email }) => ({
    title: 'There is a newer link',
    text: `Use the link in our latest email to ${officer_email}.`,
    offersLink: true,
  }),
  unknown: () => ({
    title: 'We couldn’t find these documents',
    text: 'Check that you opened the whole link, or write to success@fairlead.example.com.',
  }),
};
