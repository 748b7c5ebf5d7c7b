import { omitUndefined } from '@trackway/application';
import { z } from 'zod';
import { name, timestamp, uuid } from '../../shared/field-types';
import { type Funnel, MAX_STEPS, type StepFields } from './funnel';
import type { OrderRequest } from './reorder';

const rules = {
  wip_limit: z
    .int()
    .min(1)
    .max(1_000_000)
    .nullable()
    .optional()
    .meta({ description: 'Maximum number of open projects in the step; null for no limit' }),
  late_after_hours: z
    .int()
    .min(1)
    .max(1_000_000)
    .nullable()
    .optional()
    .meta({ description: 'Hours after which an open project in the step is late; null for never' }),
  form_ids: z.array(z.int().min(1).max(2_147_483_647)).max(20).optional().meta({
    description: 'Forms of the step. Their required fields must be answered before a project enters the step',
  }),
  required_field_ids: z
    .array(uuid)
    .max(200)
    .optional()
    .meta({ description: 'Further fields of these forms that are required at this step' }),
};
const reach = {
  reachable_step_ids: z
    .array(uuid)
    .max(MAX_STEPS)
    .nullable()
    .optional()
    .meta({ description: 'Steps of the funnel to which projects may move from here; null for all' }),
};

export const createStepBody = z.strictObject({ name, ...rules }).meta({ id: 'CreateStep' });

export const addStepBody = z
  .strictObject({
    name,
    ...rules,
    ...reach,
    position: z.int().min(0).max(MAX_STEPS).optional().meta({ description: 'Counts from 0. By default, the end' }),
  })
  .meta({ id: 'AddStep', example: { name: 'Permit', late_after_hours: 72 } });

export const updateStepBody = z
  .strictObject({ name: name.optional(), ...rules, ...reach })
  .meta({ id: 'UpdateStep', example: { name: 'Site visit', wip_limit: 20 } });

export function toStepFields(body: Omit<z.infer<typeof updateStepBody>, 'name'>): Partial<Omit<StepFields, 'name'>> {
  const named = {
    wipLimit: body.wip_limit,
    lateAfterHours: body.late_after_hours,
    formIds: body.form_ids && [...new Set(body.form_ids)],
    requiredFieldIds: body.required_field_ids && [...new Set(body.required_field_ids)],
    reachableStepIds: body.reachable_step_ids && [...new Set(body.reachable_step_ids)],
  };
  return omitUndefined(named);
}

const everyStep = z
  .strictObject({ step_ids: z.array(uuid).max(MAX_STEPS) })
  .meta({ description: 'All steps, in order' });
const oneBefore = z.strictObject({ step_id: uuid, before: uuid });
const oneAfter = z.strictObject({ step_id: uuid, after: uuid });

export const orderStepsBody = z
  .union([everyStep, oneBefore, oneAfter], 'Must be {step_ids}, {step_id, before} or {step_id, after}, with UUIDs.')
  .meta({ id: 'OrderSteps' });

export function toStepOrder(body: z.infer<typeof orderStepsBody>): OrderRequest {
  if ('step_ids' in body) return { ids: body.step_ids };
  const beside = 'before' in body ? { before: body.before } : { after: body.after };
  return { id: body.step_id, ...beside };
}

export const stepSchema = z
  .object({
    id: z.uuid(),
    funnel_id: z.uuid(),
    name: z.string(),
    position: z.int().meta({ description: 'Counts from 0' }),
    wip_limit: z.int().nullable(),
    late_after_hours: z.int().nullable(),
    reachable_step_ids: z.array(z.uuid()).nullable(),
    form_ids: z.array(z.int()),
    required_field_ids: z.array(z.uuid()),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'FunnelStep' });

export type PresentedStep = z.infer<typeof stepSchema>;

export function presentSteps({ id: funnelId, steps }: Funnel): PresentedStep[] {
  return steps.map((step, position) => ({
    id: step.id,
    funnel_id: funnelId,
    name: step.name,
    position,
    wip_limit: step.wipLimit,
    late_after_hours: step.lateAfterHours,
    reachable_step_ids: step.reachableStepIds && [...step.reachableStepIds],
    form_ids: [...step.formIds],
    required_field_ids: [...step.requiredFieldIds],
    created_at: step.createdAt.toISOString(),
    updated_at: step.updatedAt.toISOString(),
  }));
}
