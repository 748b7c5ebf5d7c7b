import { responseShape, valueTypes } from '@trackway/application';
import { projectFields, projectStatuses } from '@trackway/contracts';
import { z } from 'zod';
import { contactSchema } from '../../directory/contacts/contact-schemas';
import { taskOfProjectSchema } from '../tasks/task-schemas';

const { integerId, timestamp } = valueTypes;

const named = z.object({ id: z.uuid(), name: z.string() });
/** Only on a record that was deleted after it was linked. */
const deleted_at = timestamp.optional();
const person = named.extend({ avatar_url: z.string(), deleted_at });

const customerOfProject = named.extend({ parent_id: z.uuid().nullable(), parent: named.nullable() });

export const frameSchema = named
  .extend({ subdomain: z.string(), model_forms: z.record(z.string(), z.int()).nullable() })
  .meta({ id: 'Frame' });

const formAnswer = z
  .object({
    id: z.string(),
    form_id: integerId,
    form_title: z.string(),
    field_id: z.uuid(),
    label: z.string(),
    type: z.string(),
    value: z.unknown(),
    accessor: z.object({ type: z.string(), project_id: z.uuid(), id: z.union([z.string(), z.int()]).nullable() }),
    answered_by: named.nullable(),
    answered_at: timestamp,
  })
  .meta({ id: 'FormAnswer' });

const funnelOfProject = named.extend({
  status: z.enum(['open', 'won', 'lost', 'paused']),
  status_at: timestamp,
  forecast_date: z.iso.date().nullable(),
  tags: z.array(z.object({ id: z.uuid(), name: z.string(), color: z.string() })),
});

/** The form is shown with its title. */
const { form_id: _formId, ...storedShape } = responseShape(projectFields);

/** The name of the number in `status`. */
export const statusNameSchema = z
  .string()
  .meta({ enum: projectStatuses.map(({ label }) => label), description: 'The name of `status`' });

/** A project in responses. `completed_percentage` and `ancestors` are included on request only. */
export const projectSchema = z
  .object({
    ...storedShape,
    version: z.int().meta({ description: 'Rises with every change. `If-Match` of a change takes it in quotes' }),
    status_name: statusNameSchema,
    frame_id: z.uuid(),
    share_settings: z.object({ expires_at: timestamp.nullable(), fields: z.array(z.string()) }).nullable(),
    headquarter: customerOfProject.nullable(),
    customer: customerOfProject.nullable(),
    contact: contactSchema.nullable(),
    groups: z.array(named),
    frame: frameSchema,
    form: z.object({ id: integerId, title: z.string() }).nullable(),
    costs: z.object({ planned: z.int(), actual: z.int() }).nullable(),
    form_answers: z.array(formAnswer),
    tasks: z.array(taskOfProjectSchema),
    funnels: z.array(funnelOfProject),
    funnel_steps: z.array(named.extend({ funnel_id: z.uuid(), linked_at: timestamp })),
    tags: z.array(named.extend({ color: z.string(), deleted_at })),
    users: z.array(person),
    executors: z.array(person),
    completed_percentage: z.int().optional(),
    ancestors: z.array(named).optional().meta({ description: 'From the root to the parent' }),
  })
  .meta({ id: 'Project' });

export type PresentedProject = z.infer<typeof projectSchema>;
