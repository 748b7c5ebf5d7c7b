import { z } from 'zod';
import { name, timestamp, uuid } from '../field-types';
import { type Funnel, MAX_STEPS } from '../funnels/funnel';
import type { StepOrder } from './order-steps';

export const createStepBody = z.strictObject({ name }).meta({ id: 'CreateStep' });

export const addStepBody = createStepBody
  .extend({
    position: z.int().min(0).max(MAX_STEPS).optional().meta({ description: 'Counts from 0; at the end unless told' }),
  })
  .meta({ id: 'AddStep' });

export const updateStepBody = z.strictObject({ name: name.optional() }).meta({ id: 'UpdateStep' });

const everyStep = z
  .strictObject({ step_ids: z.array(uuid).max(MAX_STEPS) })
  .meta({ description: 'All steps, in order' });
const oneBefore = z.strictObject({ step_id: uuid, before: uuid });
const oneAfter = z.strictObject({ step_id: uuid, after: uuid });

export const orderStepsBody = z
  .union([everyStep, oneBefore, oneAfter], 'Must be {step_ids}, {step_id, before} or {step_id, after}, with UUIDs.')
  .meta({ id: 'OrderSteps' });

export function toStepOrder(body: z.infer<typeof orderStepsBody>): StepOrder {
  if ('step_ids' in body) return { stepIds: body.step_ids };
  const beside = 'before' in body ? { before: body.before } : { after: body.after };
  return { stepId: body.step_id, ...beside };
}

export const stepSchema = z
  .object({
    id: z.uuid(),
    funnel_id: z.uuid(),
    name: z.string(),
    position: z.int().meta({ description: 'Counts from 0' }),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'FunnelStep' });

export type PresentedStep = z.infer<typeof stepSchema>;

export function presentSteps({ id: funnelId, steps }: Funnel): PresentedStep[] {
  return steps.map(({ id, name: text, createdAt, updatedAt }, position) => ({
    id,
    funnel_id: funnelId,
    name: text,
    position,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  }));
}
