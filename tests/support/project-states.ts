import type { Api } from './api';

export type Value = string | number | boolean;

/** A project as read by clients, without members that are read separately. */
export interface ProjectState {
  readonly id: string;
  readonly isDeleted: boolean;
  readonly isTemplate: boolean;
  /** Values by field name, for filters without arguments. */
  readonly fields: Readonly<Record<string, readonly Value[]>>;
  readonly places: readonly PlaceState[];
  readonly answers: readonly AnswerState[];
}

interface PlaceState {
  readonly funnel: string;
  readonly step: string;
  /** Values by field name. */
  readonly fields: Readonly<Record<string, readonly Value[]>>;
}

interface AnswerState {
  readonly edge: string;
  readonly context: string;
  readonly values: readonly Value[];
}

/** All projects of a frame, including templates and deleted ones. */
export async function readProjectStates(api: Api): Promise<readonly ProjectState[]> {
  const awaiting = await awaitingSince(api);
  const rows: Json[] = [];
  for (const trashed of [false, true]) {
    for (const template of [false, true]) {
      const request = { trashed, template, include: ['completed_percentage'], perPage: 100 };
      const { body } = await api.send('POST', '/projects/search', request);
      if (body.meta.total > body.projects.length) throw new Error('There are more projects than fit on one page.');
      rows.push(...body.projects);
    }
  }
  const live = rows.filter(({ deleted_at }) => deleted_at === null);
  const childrenOf = (id: string) => live.filter(({ parent_id }) => parent_id === id).map((child) => child.id);
  return rows.map((one) => ({
    id: one.id,
    isDeleted: one.deleted_at !== null,
    isTemplate: one.is_template,
    fields: {
      ...ownFields(one),
      children: childrenOf(one.id),
      channel_awaiting_reply_since: awaiting.get(one.id) ?? [],
    },
    places: one.funnels.map((funnel: Json) => place(one, funnel)),
    answers: one.form_answers.map(({ field_id, accessor, type, value }: Json) => ({
      edge: field_id,
      context: accessor.type,
      values: [value].flat().map((each) => (type.startsWith('date') ? utcTime(each) : each)),
    })),
  }));
}

// Responses of any shape.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Json = any;

function ownFields(one: Json): Record<string, readonly Value[]> {
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  return {
    id: [one.id],
    code: [one.code],
    name: [one.name],
    name_code: [one.name, one.code],
    description: [one.description],
    impact: [one.impact],
    budget: [one.budget],
    status: [one.status],
    completed_percentage: [one.completed_percentage],
    created_at: [one.created_at],
    parent: presentValue(one.parent_id),
    customer: presentValue(one.customer_id),
    contact: presentValue(one.contact_id),
    creator: presentValue(one.created_by),
    assignee: ids(one.users),
    project_groups: ids(one.groups),
    tags: ids(one.tags),
  };
}

function place(one: Json, funnel: Json): PlaceState {
  const step = one.funnel_steps.find(({ funnel_id }: Json) => funnel_id === funnel.id);
  const fields = {
    funnels: [funnel.id],
    funnel_steps: [step.id],
    funnel_status: [funnel.status],
    funnel_tags: funnel.tags.map(({ id }: Json) => id),
    funnel_status_at: [funnel.status_at],
    funnel_forecast_date: presentValue(funnel.forecast_date).map(utcTime),
    funnel_step_linked_at: [step.linked_at],
  };
  return { funnel: funnel.id, step: step.id, fields };
}

/** The time since which each project awaits a reply. */
async function awaitingSince(api: Api): Promise<ReadonlyMap<string, readonly Value[]>> {
  const { body } = await api.get('/conversations?perPage=100');
  if (body.meta.total > body.conversations.length)
    throw new Error('There are more conversations than fit on one page.');
  const waiting = body.conversations.filter(({ awaiting_reply_since: since }: Json) => since !== null);
  return new Map(waiting.map((one: Json) => [one.project_id, [one.awaiting_reply_since]]));
}

function presentValue<T>(value: T | null): T[] {
  return value === null ? [] : [value];
}

/** The format in which times are compared: UTC with milliseconds. A date becomes its first millisecond. */
function utcTime(text: string): string {
  return new Date(text).toISOString();
}
