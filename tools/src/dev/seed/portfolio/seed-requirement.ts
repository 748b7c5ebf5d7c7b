import type { TrackwayClient } from '@trackway/client';

/**
 * The step "Offer" of the demo funnel requires the first answers of the site survey, so that a move of most projects is
 * rejected with its blockers. It is set last, because it also applies to the moves of the other parts.
 */
export async function seedRequirement(client: TrackwayClient): Promise<void> {
  const funnel = (await client.funnels.list().all()).find(({ name }) => name === 'Sales');
  const offer = funnel?.steps.find(({ name }) => name === 'Offer');
  const survey = (await client.forms.listAnswered().all()).find(({ title }) => title === 'Site survey');
  if (!offer || !survey || offer.form_ids.length > 0) return;
  const { fields } = await client.forms.get(survey.id);
  const required = fields.filter((field) => field.required).map(({ id }) => id);
  await client.steps.update(offer.id, { form_ids: [survey.id], required_field_ids: required });
}
