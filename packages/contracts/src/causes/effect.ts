import type { Actor, FieldChange } from '../events/history-events';
import type { Scope } from '../scopes';

/** What projects are linked to. These records belong to no project. */
export const directoryKinds = ['customer', 'contact', 'project_group', 'tag'] as const;

export type DirectoryKind = (typeof directoryKinds)[number];

/** Kinds of records that belong to a project. */
export const projectRecordKinds = ['project', 'task', 'assignment', 'answer'] as const;

/** How a tenant works: its settings in all services, its links for others, and the work on its conversations. */
export const settingKinds = [
  'funnel',
  'step',
  'automation',
  'assistant',
  'ai_agent',
  'webhook',
  'form',
  'form_theme',
  'form_link',
  'intake_link',
  'channel',
  'reply_template',
  'conversation',
  'view',
  'project_share',
  'frame',
] as const;

/** A kind of setting. */
export type SettingKind = (typeof settingKinds)[number];

/** Kinds of records that belong to no project. */
export const frameRecordKinds = [...directoryKinds, ...settingKinds] as const;

export const recordKinds = [...projectRecordKinds, ...frameRecordKinds] as const;

/** Kinds of records whose changes can be undone. */
export type RecordKind = (typeof recordKinds)[number];

type Area = 'projects' | 'funnels' | 'forms' | 'channels' | 'automations' | 'system';

const AREAS: Readonly<Record<RecordKind, Area>> = {
  project: 'projects',
  task: 'projects',
  assignment: 'funnels',
  answer: 'forms',
  customer: 'projects',
  contact: 'projects',
  project_group: 'projects',
  tag: 'projects',
  funnel: 'funnels',
  step: 'funnels',
  automation: 'automations',
  assistant: 'automations',
  ai_agent: 'automations',
  webhook: 'automations',
  form: 'forms',
  form_theme: 'forms',
  form_link: 'forms',
  intake_link: 'forms',
  channel: 'channels',
  reply_template: 'channels',
  conversation: 'channels',
  view: 'projects',
  project_share: 'projects',
  frame: 'system',
};

/** The scope that reads records of a kind, or changes them. */
export function scopeOfRecord(kind: RecordKind, access: 'read' | 'write'): Scope {
  return `${AREAS[kind]}:${access}`;
}

interface CommonRef {
  /** The id within the kind; of an assignment `<funnel>/<project>`, of a step `<funnel>/<step>`. */
  readonly id: string;
  /** For users, such as the name of a funnel or the label of a question. */
  readonly label: string;
}

export interface ProjectRecordRef extends CommonRef {
  readonly kind: (typeof projectRecordKinds)[number];
  readonly projectId: string;
}

export interface FrameRecordRef extends CommonRef {
  readonly kind: (typeof frameRecordKinds)[number];
  readonly projectId: null;
}

/** A record of a service. */
export type RecordRef = ProjectRecordRef | FrameRecordRef;

/** What made a change. */
export interface Cause {
  /** The first cause of the chain. */
  readonly correlationId: string;
  /** The event, rule run, agent execution or undo that made the change directly. Null for a request of a client. */
  readonly causationId: string | null;
  readonly requestId: string | null;
}

/**
 * A recorded change with its cause. Each change of a field has the values before and after it. The existence of a
 * record is the field `exists`. An effect without a record cannot be undone, such as a finished rule run.
 */
export interface Effect {
  readonly id: string;
  readonly record: RecordRef | null;
  /** Null if the record belongs to no project. */
  readonly projectId: string | null;
  /** `<subject>.<past tense>`, such as `project.updated`. */
  readonly action: string;
  readonly actor: Actor;
  readonly cause: Cause;
  readonly changes: readonly FieldChange[];
  /** Further ids by which consequences name this effect as their cause. */
  readonly eventIds: readonly string[];
  readonly happenedAt: Date;
}

/** Current values of fields. A record that does not exist has null or false in each field. */
export interface RecordState {
  readonly record: RecordRef;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The fields of a record to read. */
export interface RecordFields {
  readonly record: RecordRef;
  readonly fields: readonly string[];
}

/** Sets fields, if each has the value `from` or has the value `to` already. */
export interface RecordChange {
  readonly record: RecordRef;
  readonly changes: readonly FieldChange[];
}

export type RecordOutcome =
  | { readonly result: 'changed' }
  /** A field has another value, or a rule of the service prevents the change. */
  | { readonly result: 'conflict' | 'rejected'; readonly message: string };

/** The recorded effects of causes. `isPending` means that consequences are still being processed. */
export interface FoundEffects {
  readonly effects: readonly Effect[];
  readonly isPending: boolean;
}
