import { actor, auditEntryRecorded, fieldChange } from '@trackway/contracts';
import { z } from 'zod';

const named = z.looseObject({ id: z.uuid(), name: z.string().nullable() });
const sender = z
  .looseObject({
    id: z.string().nullable(),
    name: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
  })
  .nullable();

/** Members of every event of a project, with the given `details`. Members may be added. */
function ofProject<Shape extends z.ZodRawShape>(details: Shape) {
  return eventSchemaOf(z.uuid(), details);
}

/** The same for events that may have no project. */
function ofWork<Shape extends z.ZodRawShape>(details: Shape) {
  return eventSchemaOf(z.uuid().nullable(), details);
}

function eventSchemaOf<Id extends z.ZodType, Shape extends z.ZodRawShape>(projectId: Id, details: Shape) {
  return z.looseObject({
    project_id: projectId,
    actor: actor.meta({ description: 'The actor, with the name at that time' }),
    changes: z.array(fieldChange).meta({ description: 'Changed fields' }),
    details: z.looseObject(details),
  });
}

const conversation = { conversation_id: z.uuid(), channel_id: z.uuid() };
const form = { form_id: z.int(), form_title: z.string() };
const place = { funnel: named, step: named };
const agentRun = { execution_id: z.uuid(), agent: named };

/** The data of each kind of event, for the OpenAPI document. */
export const eventData = {
  project: ofProject({}),
  mergedProject: ofProject({ into: named.optional(), from: named.optional() }),
  task: ofProject({ task: z.looseObject({ id: z.uuid(), title: z.string() }) }),
  place: ofProject(place),
  move: ofProject({ ...place, from_step: named.meta({ description: 'The step that the project left' }) }),
  late: ofProject({ ...place, since: z.iso.datetime(), late_after_hours: z.number().nullable() }),
  overdue: ofProject({ ...place, forecast_date: z.string().nullable() }),
  viewing: ofProject({ step_attachment: named, step_id: z.uuid() }),
  answers: ofProject({ ...form, accessor_type: z.string(), way: z.string() }),
  looseForm: ofProject({ ...form, loose_form_id: z.int() }),
  conversation: ofProject({ ...conversation, sender }),
  sentMessage: ofProject({ ...conversation, media_item_id: z.uuid(), failure: z.unknown().optional() }),
  ruleRun: ofWork({ run_id: z.uuid(), rule: named, trigger: z.string(), error: z.string().optional() }),
  agentRun: ofWork({ ...agentRun, error: z.string().optional() }),
  agentVerdict: ofWork({ ...agentRun, tools: z.array(z.string()) }),
  receivedMessage: z.looseObject({
    ...conversation,
    media_item_id: z.uuid(),
    project_id: z.uuid().nullable(),
    message: z.string(),
    external_id: z.string().nullable(),
    sender,
    sent_at: z.iso.datetime().nullable(),
    received_at: z.iso.datetime(),
  }),
  auditEntry: auditEntryRecorded.schema,
  disabledWebhook: z.looseObject({
    webhook: z.looseObject({ id: z.uuid(), name: z.string(), url: z.string() }),
    disabled_reason: z.enum(['failing', 'gone', 'paused']),
    notice: z.string(),
  }),
  test: z.looseObject({ webhook: z.looseObject({ id: z.uuid(), name: z.string() }), message: z.string() }),
} as const;
