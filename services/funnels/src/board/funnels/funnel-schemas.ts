import { z } from 'zod';
import { name, timestamp } from '../../shared/field-types';
import type { NewStep } from './create-funnel';
import { type Funnel, MAX_STEPS } from './funnel';
import { createStepBody, presentSteps, stepSchema, toStepFields } from './step-schemas';

export const createFunnelBody = z
  .strictObject({
    name,
    steps: z.array(createStepBody).max(MAX_STEPS).optional().meta({ description: 'The steps of the funnel, in order' }),
  })
  .meta({ id: 'CreateFunnel', example: { name: 'Sales', steps: [{ name: 'Offer' }, { name: 'Order' }] } });

export const updateFunnelBody = z
  .strictObject({ name: name.optional() })
  .meta({ id: 'UpdateFunnel', example: { name: 'Sales 2027' } });

export function toNewStep({ name: text, ...rules }: z.infer<typeof createStepBody>): NewStep {
  return { name: text, ...toStepFields(rules) };
}

export const funnelSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    frame_id: z.uuid(),
    steps: z.array(stepSchema),
    created_at: timestamp,
    updated_at: timestamp,
    deleted_at: timestamp.nullable(),
  })
  .meta({ id: 'Funnel' });

export function presentFunnel(frameId: string, funnel: Funnel): z.infer<typeof funnelSchema> {
  return {
    id: funnel.id,
    name: funnel.name,
    frame_id: frameId,
    steps: presentSteps(funnel),
    created_at: funnel.createdAt.toISOString(),
    updated_at: funnel.updatedAt.toISOString(),
    deleted_at: funnel.deletedAt?.toISOString() ?? null,
  };
}
