import { explainIssue } from '@trackway/application';
import { exportTypes } from '@trackway/contracts';
import { z } from 'zod';
import { text, uuid } from '../shared/field-types';
import { settableFieldNames, settableFields } from './settable-fields';

export const actionName = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,39}$/, 'Must begin with a letter, and have lower-case letters, digits and _ (at most 40).')
  .optional()
  .meta({ description: 'Unique in the rule. Later texts can use the outputs of the action as `{{<name>.<output>}}`' });

const setField = z
  .strictObject({
    type: z.literal('set_field'),
    name: actionName,
    field: z.enum(settableFieldNames),
    value: z.unknown().meta({ description: 'A value that PATCH projects/{project} accepts for the field' }),
  })
  .superRefine(({ field, value }, context) => {
    // Its variables have values when the action is executed.
    if (typeof value === 'string' && value.includes('{{')) return;
    const parsed = settableFields[field]?.safeParse(value, { error: explainIssue });
    for (const { message } of parsed?.error?.issues ?? [])
      context.addIssue({ code: 'custom', path: ['value'], message });
  })
  .meta({ id: 'SetFieldAction' });

/** The actions with an effect. */
export const effectSchemas = [
  z.strictObject({ type: z.literal('move'), name: actionName, step_id: uuid }).meta({ id: 'MoveAction' }),
  setField,
  z.strictObject({ type: z.literal('add_tag'), name: actionName, tag_id: uuid }).meta({ id: 'AddTagAction' }),
  z.strictObject({ type: z.literal('assign_user'), name: actionName, user_id: uuid }).meta({ id: 'AssignUserAction' }),
  z
    .strictObject({ type: z.literal('attach_form'), name: actionName, form_id: z.int().min(1).max(2_147_483_647) })
    .meta({ id: 'AttachFormAction' }),
  z
    .strictObject({
      type: z.literal('send_message'),
      name: actionName,
      channel_id: uuid,
      message: text.min(1).max(65_536),
    })
    .meta({ id: 'SendMessageAction' }),
  z
    .strictObject({
      type: z.literal('call_webhook'),
      name: actionName,
      url: z.url({ protocol: /^https?$/, error: 'Must be a URL that begins with http:// or https://.' }).max(2_048),
      payload: z
        .record(z.string(), z.unknown())
        .optional()
        .meta({ description: 'Sent with the values of its variables' }),
    })
    .meta({ id: 'CallWebhookAction' }),
  z
    .strictObject({
      type: z.literal('start_agent'),
      name: actionName,
      agent_id: uuid,
      input: text
        .min(1)
        .max(65_536)
        .optional()
        .meta({ description: 'Instructions for this execution. The trigger is added to them' }),
    })
    .meta({ id: 'StartAgentAction' }),
  z
    .strictObject({
      type: z.literal('start_export'),
      name: actionName,
      export: z.enum(exportTypes),
      columns: z.array(text.max(64)).max(100).optional(),
      filters: z.array(z.record(z.string(), z.unknown())).max(50).optional(),
      format: z.enum(['xlsx', 'csv']).optional(),
    })
    .meta({ id: 'StartExportAction' }),
] as const;

/** An action with an effect. */
export const actionSchema = z.discriminatedUnion('type', [...effectSchemas]);

export const conditionsSchema = z
  .array(z.record(z.string(), z.unknown()).meta({ description: 'A filter of the advanced search of projects' }))
  .max(50);
