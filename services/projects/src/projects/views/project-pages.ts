import type { ContactWithCustomers } from '../../directory/contacts/contact';
import type { Frame } from '../../identity/frames/frame';
import type { FormAnswer } from '../../peers/peer-queries';
import type { ColoredItem, NamedItem } from '../project/named-lists';
import type { Project } from '../project/project';
import type { ProjectUser } from '../project/project-link-store';
import type { TaskWithAssignee } from '../tasks/task';
import type { ProjectFunnel } from './project-funnel';

/** Kinds of records that projects are shown with. */
export const pageParts = [
  'customers',
  'contacts',
  'groups',
  'tags',
  'users',
  'tasks',
  'funnels',
  'titles',
  'answers',
  'ancestors',
] as const;

export type PagePart = (typeof pageParts)[number];

export interface PageQuery {
  readonly frameId: string;
  readonly ids: readonly string[];
  /** The parts that are loaded. The others are empty. */
  readonly parts: ReadonlySet<PagePart>;
  /** A project whose links are loaded in addition to those of the stored projects. */
  readonly linkedBy?: Pick<Project, 'customerId' | 'contactId' | 'formId'>;
}

/** Projects with their related records, from one snapshot. */
export interface PageRecords {
  /** Undefined if the frame has not been provisioned. */
  readonly frame: Frame | undefined;
  /** The projects that exist, also deleted ones, by id. */
  readonly projects: ReadonlyMap<string, Project>;
  /** The progress of projects, 0 to 100. */
  readonly percentages: ReadonlyMap<string, number>;
  /** With all their ancestors. */
  readonly customers: readonly TreeNode[];
  readonly contacts: ReadonlyMap<number, ContactWithCustomers>;
  /** By project, as the following ones. Ordered by name. */
  readonly groups: ByProject<NamedItem>;
  readonly tags: ByProject<ColoredItem>;
  readonly users: ByProject<ProjectUser>;
  /** The oldest first. */
  readonly tasks: ByProject<TaskOfProject>;
  /** Ordered by the time of the assignment. */
  readonly funnels: ByProject<ProjectFunnel>;
  /** Titles of forms in the read model, also of deleted ones. */
  readonly titles: ReadonlyMap<number, string>;
  /** The answers in the read model, ordered by id. Those of projects that were merged into the project are at the end. */
  readonly answers: ByProject<FormAnswer>;
  /** Projects with an answer whose value or form title is missing in the read model. */
  readonly incomplete: ReadonlySet<string>;
  /** The projects and all their ancestors. */
  readonly ancestors: ReadonlyMap<string, TreeNode>;
}

/** A project or a customer with its parent. */
export interface TreeNode {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null;
}

export type TaskOfProject = Pick<TaskWithAssignee, 'id' | 'title' | 'done' | 'dueAt' | 'assignee'>;

export type ByProject<Item> = ReadonlyMap<string, readonly Item[]>;

export interface ProjectPages {
  load(query: PageQuery): Promise<PageRecords>;
}
