import type { Api } from './api';

export type Value = string | number | boolean;

/** A project as read by clients, without members that are read separately. */
export interface SeenProject {
  readonly id: string;
  readonly isDeleted: boolean;
  readonly isTemplate: boolean;
  /** By the name of a field: its values where it is asked for without arguments. */
  readonly fields: Readonly<Record<string, readonly Value[]>>;
  readonly places: readonly SeenPlace[];
  readonly answers: readonly SeenAnswer[];
}

interface SeenPlace {
  readonly funnel: string;
  readonly step: string;
  /** By the name of a field. */
  readonly fields: Readonly<Record<string, readonly Value[]>>;
}

interface SeenAnswer {
  readonly edge: string;
  readonly context: string;
  readonly values: readonly Value[];
}

/** All projects of a frame, templates and deleted ones among them. */
export async function seeProjects(api: Api): Promise<readonly SeenProject[]> {
  const awaiting = await awaitingSince(api);
  const seen: Json[] = [];
  for (const trashed of [false, true]) {
    for (const template of [false, true]) {
      const asked = { trashed, template, include: ['completed_percentage'], perPage: 100 };
      const { body } = await api.send('POST', '/projects/search', asked);
      if (body.meta.total > body.projects.length) throw new Error('These are not all projects.');
      seen.push(...body.projects);
    }
  }
  const live = seen.filter(({ deleted_at }) => deleted_at === null);
  const childrenOf = (id: string) => live.filter(({ parent_id }) => parent_id === id).map((child) => child.id);
  return seen.map((one) => ({
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
      values: [value].flat().map((each) => (type.startsWith('date') ? moment(each) : each)),
    })),
  }));
}

// Answers as they came; any shape may stand there.
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
    parent: given(one.parent_id),
    customer: given(one.customer_id),
    contact: given(one.contact_id),
    creator: given(one.created_by),
    assignee: ids(one.users),
    project_groups: ids(one.groups),
  };
}

function place(one: Json, funnel: Json): SeenPlace {
  const step = one.funnel_steps.find(({ funnel_id }: Json) => funnel_id === funnel.id);
  const fields = {
    funnels: [funnel.id],
    funnel_steps: [step.id],
    funnel_status: [funnel.status],
    funnel_tags: funnel.tags.map(({ id }: Json) => id),
    funnel_status_at: [funnel.status_at],
    funnel_forecast_date: given(funnel.forecast_date).map(moment),
    funnel_step_linked_at: [step.linked_at],
  };
  return { funnel: funnel.id, step: step.id, fields };
}

/** Since when each project awaits a reply. */
async function awaitingSince(api: Api): Promise<ReadonlyMap<string, readonly Value[]>> {
  const { body } = await api.get('/conversations?perPage=100');
  if (body.meta.total > body.conversations.length) throw new Error('These are not all conversations.');
  const waiting = body.conversations.filter(({ awaiting_reply_since: since }: Json) => since !== null);
  return new Map(waiting.map((one: Json) => [one.project_id, [one.awaiting_reply_since]]));
}

function given<T>(value: T | null): T[] {
  return value === null ? [] : [value];
}

/** As times are compared: in UTC, to the millisecond. A day is its first moment. */
function moment(text: string): string {
  return new Date(text).toISOString();
}
