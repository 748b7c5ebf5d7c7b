import { contactFields, projectFields } from '@trackway/contracts';
import type { ContactWithCustomers } from '../../directory/contacts/contact';
import { type JsonRow, toRecordOfJson } from '../../fields/record-columns';
import type { Frame } from '../../identity/frames/frame';
import type { ColoredItem, NamedItem } from '../project/named-lists';
import type { Project } from '../project/project';
import type { ProjectRole, ProjectUser } from '../project/project-link-store';
import { costsOf } from '../project/project-row';
import type { AnswerRow } from './answer-row';
import type { ProjectFunnel } from './project-funnel';
import type { TaskOfProject, TreeNode } from './project-pages';

type Rows<Row> = readonly Row[] | null | undefined;

/** Rows as JSON: times are texts. */
export interface PageRow {
  readonly frame: FrameRow | null;
  readonly projects: Rows<ProjectRow>;
  readonly customers: Rows<NodeRow>;
  readonly contacts: Rows<ContactRow>;
  readonly groups: Rows<OfProject<NamedItem>>;
  readonly tags: Rows<OfProject<TagRow>>;
  readonly users: Rows<OfProject<UserRow>>;
  readonly tasks: Rows<OfProject<TaskRow>>;
  readonly funnels: Rows<OfProject<FunnelRow>>;
  readonly funnel_tags: Rows<ProjectFunnel['tags'][number]>;
  readonly funnel_executors: Rows<NamedItem>;
  readonly titles: Rows<{ readonly id: number; readonly title: string }>;
  readonly answers: Rows<OfProject<AnswerRow>>;
  readonly ancestors: Rows<NodeRow>;
}

export type OfProject<Row> = Row & { readonly project_id: string };

type FrameRow = Omit<Frame, 'modelForms'> & { readonly model_forms: Frame['modelForms'] };

type ProjectRow = JsonRow & {
  readonly id: string;
  readonly share_settings: Project['shareSettings'];
  readonly planned_cost: number | null;
  readonly actual_cost: number | null;
  readonly completed_percentage: number;
};

type NodeRow = NamedItem & { readonly parent_id: string | null };
type ContactRow = JsonRow & { readonly customers: ContactWithCustomers['customers'] };
type TagRow = Omit<ColoredItem, 'deleted_at'> & { readonly deleted_at: string | null };
type UserRow = NamedItem & { readonly role: ProjectRole; readonly deleted_at: string | null };

interface TaskRow {
  readonly id: string;
  readonly title: string;
  readonly done: boolean;
  readonly due_at: string | null;
  readonly assignee_id: string | null;
  readonly assignee_name: string | null;
}

interface FunnelRow extends Pick<ProjectFunnel, 'id' | 'name' | 'version' | 'status'> {
  readonly assignment_id: string;
  readonly status_at: string;
  readonly forecast_date: string | null;
  readonly linked_at: string;
  readonly step_id: string | null;
  readonly step_name: string | null;
  readonly tag_ids: readonly string[];
  readonly executor_ids: readonly string[];
}

const toTime = (text: string | null): Date | null => (text === null ? null : new Date(text));

export function toFrame({ model_forms: modelForms, ...frame }: FrameRow): Frame {
  return { ...frame, modelForms };
}

export function toProject(row: ProjectRow): Project {
  return { ...toRecordOfJson(projectFields, row), costs: costsOf(row), shareSettings: row.share_settings };
}

export function toNode({ id, name, parent_id: parentId }: NodeRow): TreeNode {
  return { id, name, parentId };
}

export function toContact(row: ContactRow): ContactWithCustomers {
  return { ...toRecordOfJson(contactFields, row), customers: row.customers };
}

export function toGroup({ id, name }: NamedItem): NamedItem {
  return { id, name };
}

export function toTag({ id, name, color, deleted_at }: TagRow): ColoredItem {
  return { id, name, color, ...(deleted_at === null ? {} : { deleted_at: new Date(deleted_at).toISOString() }) };
}

export function toUser({ project_id: projectId, role, id, name, deleted_at }: OfProject<UserRow>): ProjectUser {
  return { projectId, role, user: { id, name, deletedAt: toTime(deleted_at) } };
}

export function toTask({ id, title, done, due_at, assignee_id, assignee_name }: TaskRow): TaskOfProject {
  const assignee = assignee_id === null ? null : { id: assignee_id, name: assignee_name ?? '' };
  return { id, title, done, dueAt: toTime(due_at), assignee };
}

/** Tags and executors keep the order of the page. */
export function toFunnel({ funnel_tags, funnel_executors }: PageRow, row: OfProject<FunnelRow>): ProjectFunnel {
  return {
    projectId: row.project_id,
    assignmentId: row.assignment_id,
    version: row.version,
    id: row.id,
    name: row.name,
    status: row.status,
    statusAt: new Date(row.status_at),
    forecastDate: row.forecast_date,
    tags: funnel_tags?.filter(({ id }) => row.tag_ids.includes(id)) ?? [],
    step: row.step_id === null ? undefined : { id: row.step_id, name: row.step_name ?? '' },
    linkedAt: new Date(row.linked_at),
    executors: funnel_executors?.filter(({ id }) => row.executor_ids.includes(id)) ?? [],
  };
}
