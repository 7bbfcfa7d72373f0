import { hostOf } from '../accounts/website-host.ts';
import type { AnswerValue } from '../conditions/index.ts';
import { answersBySet, personaAnswers } from '../content/personas.ts';
import type { Persona } from '../content/shapes/personas.ts';
import type { OutsideValue } from '../database/tables.ts';
import { hash } from '../world/ids.ts';
import type { World } from '../world/world.ts';
import { lastYearValues } from './last-year.ts';

/**
 * Returns a data provider's facts about the company of a website, and the company's answers of last year. The provider
 * knows a little about every website and more about the personas' companies; only some companies applied last year.
 */
export function outsideDataOf(world: World, website: string): OutsideValue[] {
  const host = hostOf(website);
  if (!host) return [];
  const owner = world.content.personas.personas.find(
    ({ company }) => company && hostOf(company.website) === host,
  );
  const values = [...enrichment(host, owner), ...(owner ? lastYear(world, owner) : [])];
  const first_row = owner?.outside_rows_from;
  return first_row === undefined ? values : values.map((value) => ({ ...value, first_row }));
}

function enrichment(host: string, owner: Persona | undefined): OutsideValue[] {
  const number = hash(host);
  const employees = owner?.company?.employees ?? 3 + (number % 20);
  const state = owner?.company?.state;
  const known: Record<string, AnswerValue | undefined> = {
    'legal-name-field-v1': owner?.company?.legal_name,
    'entity-type': 'C_CORPORATION',
    'formation-state': 'US-DE',
    'formation-date': `${2016 + (number % 8)}-0${1 + (number % 9)}-15`,
    industry: owner?.company?.industry,
    'revenue-last-12-months': employees * 7_500_000,
    'total-assets': employees * 12_000_000,
    'total-funding-raised': employees * 20_000_000,
    'last-round': employees > 40 ? 'SERIES_A' : 'SEED',
    'privacy-notice-url': `https://${host}/privacy`,
    'offers-benefits': employees > 4,
    'employee-state': state && `US-${state}`,
    'full-time-count': state && employees,
  };
  return Object.entries(known).flatMap(([unique_name, value]) =>
    value === undefined ? [] : [{ unique_name, source: 'ENRICHMENT', value, index: 0 }],
  );
}

/** The sets with last year's answers for a company that isn't renewing. */
const remembered = ['operations', 'vehicles', 'products_and_contracts', 'crime_controls'];

function lastYear({ content }: World, owner: Persona): OutsideValue[] {
  const isRenewal = owner.application?.renewal.is_renewal_application ?? false;
  if (!isRenewal && owner.id !== 'new-founder') return [];
  const base = content.personas.personas.find(({ id }) => id === content.personas.bases.software);
  const giver = isRenewal ? owner : base;
  if (!giver) return [];
  const sets = content.questionSets.filter(({ name }) => isRenewal || remembered.includes(name));
  const answers = personaAnswers(giver, content.personas);
  return lastYearValues(sets, answersBySet(answers, { question_sets: sets }));
}
