import * as s from 'superstruct';
import { excerpt } from '../calls/excerpt.ts';
import { esignSite } from '../checkout/esign.ts';
import { nothingThere } from '../routing/answer-request.ts';
import type { World } from '../world/world.ts';

const EsignRequest = s.object({
  id: s.string(),
  key: s.optional(s.string()),
  name: s.optional(s.string()),
  has_consent: s.optional(s.boolean()),
  reason: s.optional(s.string()),
});

/** The requests of the e-signature stand-in's page to a server. They only need the link. */
export async function answerEsign(world: World, request: Request): Promise<Response> {
  const site = esignSite(world);
  const verb = new URL(request.url).pathname.replace('/sandbox/api/esign/', '');
  const [error, form] = s.validate(await request.json().catch(() => null), EsignRequest);
  if (error) return Response.json({ message: excerpt(error.message) }, { status: 400 });
  const { id, key = '', name = '', has_consent: hasConsent = false, reason = '' } = form;
  switch (verb) {
    case 'open':
      return Response.json(await site.open(id, key));
    case 'sign':
      return Response.json({ errors: await site.sign(id, key, { name, hasConsent }) });
    case 'decline':
      await site.decline(id, key, reason);
      return Response.json({});
    case 'new-link':
      await site.sendNewLink(id);
      return Response.json({});
    default:
      return nothingThere(request);
  }
}
