import { exportTypes } from '@trackway/contracts';
import { z } from 'zod';
import { text, uuid } from '../shared/field-types';
import { settableFieldNames, settableFields } from './settable-fields';

const MAX_ACTIONS = 20;

const setField = z
  .strictObject({
    type: z.literal('set_field'),
    field: z.enum(settableFieldNames),
    value: z.unknown().meta({ description: 'A value that PATCH projects/{project} accepts for the field' }),
  })
  .superRefine(({ field, value }, context) => {
    const parsed = settableFields[field]?.safeParse(value);
    for (const { message } of parsed?.error?.issues ?? [])
      context.addIssue({ code: 'custom', path: ['value'], message });
  });

export const actionSchema = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('move'), step_id: uuid }),
    setField,
    z.strictObject({ type: z.literal('add_tag'), tag_id: uuid }),
    z.strictObject({ type: z.literal('assign_user'), user_id: uuid }),
    z.strictObject({ type: z.literal('attach_form'), form_id: z.int().min(1).max(2_147_483_647) }),
    z.strictObject({ type: z.literal('send_message'), channel_id: uuid, message: text.min(1).max(65_536) }),
    z.strictObject({
      type: z.literal('call_webhook'),
      url: z.url({ protocol: /^https?$/, error: 'Must be a URL that begins with http:// or https://.' }).max(2_048),
      payload: z.record(z.string(), z.unknown()).optional().meta({ description: 'Sent unchanged' }),
    }),
    z.strictObject({
      type: z.literal('start_agent'),
      agent_id: uuid,
      input: text
        .min(1)
        .max(65_536)
        .optional()
        .meta({ description: 'Instructions for this execution. The trigger is added to them' }),
    }),
    z.strictObject({
      type: z.literal('start_export'),
      export: z.enum(exportTypes),
      columns: z.array(text.max(64)).max(100).optional(),
      filters: z.array(z.record(z.string(), z.unknown())).max(50).optional(),
      format: z.enum(['xlsx', 'csv']).optional(),
    }),
  ])
  .meta({ id: 'RuleAction' });

export const actionsSchema = z.array(actionSchema).min(1).max(MAX_ACTIONS);

export const conditionsSchema = z
  .array(z.record(z.string(), z.unknown()).meta({ description: 'A filter of the advanced search of projects' }))
  .max(50);
