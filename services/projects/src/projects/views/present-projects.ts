import { projectFields, projectStatusName } from '@trackway/contracts';
import { avatarUrl } from '@trackway/http';
import { presentContact } from '../../directory/contacts/contact-schemas';
import { CustomerTree } from '../../directory/customers/customer-tree';
import { presentFields } from '../../fields/record-json';
import { unnamedFrame } from '../../identity/frames/frame';
import type { FormAnswer } from '../../peers/peer-queries';
import type { Project } from '../project/project';
import type { ProjectRole, ProjectUser } from '../project/project-link-store';
import { presentTaskOfProject } from '../tasks/task-schemas';
import { presentFunnels, withFunnelExecutors } from './present-funnels';
import type { ProjectViewStores } from './project-funnels';
import type { ProjectMember } from './project-members';
import type { PresentedProject } from './project-schema';

/** Data of the forms service about projects. */
export interface FormDetails {
  readonly titles: ReadonlyMap<number, string>;
  readonly answers: ReadonlyMap<string, readonly FormAnswer[]>;
}

/** Loads the records that projects are shown with, as far as they are requested: one statement per kind of record. */
export async function loadRelated(
  stores: ProjectViewStores,
  frameId: string,
  projects: readonly Project[],
  wanted: ReadonlySet<ProjectMember>,
) {
  const isWanted = (...members: ProjectMember[]) => members.some((member) => wanted.has(member));
  const ids = projects.map(({ id }) => id);
  const customerIds = isWanted('customer', 'headquarter') ? present(projects.map(({ customerId }) => customerId)) : [];
  const contactIds = isWanted('contact') ? present(projects.map(({ contactId }) => contactId)) : [];
  // Concurrent statements are pipelined.
  const [frame, customers, contacts, groups, tags, users, tasks, funnels] = await Promise.all([
    stores.frames.find(frameId),
    customerIds.length > 0 ? stores.customers.findWithAncestors(frameId, customerIds) : [],
    contactIds.length > 0 ? stores.contacts.findMany(frameId, contactIds) : [],
    isWanted('groups') ? stores.lists.groupsOf(frameId, ids) : new Map<string, never>(),
    isWanted('tags') ? stores.lists.tagsOf(frameId, ids) : new Map<string, never>(),
    isWanted('users', 'executors') ? stores.links.usersOf(frameId, ids) : [],
    isWanted('tasks') ? stores.tasks.ofProjects(frameId, ids) : [],
    isWanted('funnels', 'funnel_steps', 'executors') ? stores.funnels.of(frameId, ids) : [],
  ]);
  return {
    frame: frame ?? unnamedFrame(frameId),
    customers: new CustomerTree(customers),
    contacts: new Map(contacts.map((contact) => [contact.id, contact])),
    groups,
    tags,
    users,
    tasks,
    funnels,
  };
}

export type RelatedRecords = Awaited<ReturnType<typeof loadRelated>>;

export function presentProject(
  project: Project,
  { frame, customers, contacts, groups, tags, users, tasks, funnels }: RelatedRecords,
  forms: FormDetails,
): PresentedProject {
  const { version: _version, form_id: _formId, ...stored } = presentFields(projectFields, project);
  const contact = project.contactId === null ? undefined : contacts.get(project.contactId);
  const ownFunnels = funnels.filter(({ projectId }) => projectId === project.id);
  const formTitle = project.formId === null ? undefined : forms.titles.get(project.formId);
  return {
    ...stored,
    status_name: projectStatusName(project.status),
    frame_id: frame.id,
    share_settings: project.shareSettings && { ...project.shareSettings, fields: [...project.shareSettings.fields] },
    headquarter: customers.headquarter(project.customerId),
    customer: customers.withParent(project.customerId),
    contact: contact ? presentContact(frame.id, contact) : null,
    groups: [...(groups.get(project.id) ?? [])],
    frame: { id: frame.id, name: frame.name, subdomain: frame.subdomain, model_forms: frame.modelForms },
    form: project.formId !== null && formTitle !== undefined ? { id: project.formId, title: formTitle } : null,
    costs: project.costs,
    form_answers: [...(forms.answers.get(project.id) ?? [])],
    tasks: tasks.filter(({ projectId }) => projectId === project.id).map(presentTaskOfProject),
    ...presentFunnels(ownFunnels),
    tags: (tags.get(project.id) ?? []).map((tag) => ({ ...tag })),
    users: presentUsers(users, project.id, 'user'),
    executors: withFunnelExecutors(presentUsers(users, project.id, 'executor'), ownFunnels),
  };
}

function presentUsers(users: readonly ProjectUser[], projectId: string, role: ProjectRole) {
  return users
    .filter((person) => person.projectId === projectId && person.role === role)
    .map(({ user: { id, name, deletedAt } }) => ({
      id,
      name,
      avatar_url: avatarUrl({ id, name }),
      ...(deletedAt ? { deleted_at: deletedAt.toISOString() } : {}),
    }));
}

function present<T>(values: readonly (T | null)[]): T[] {
  return [...new Set(values.filter((value) => value !== null))];
}
