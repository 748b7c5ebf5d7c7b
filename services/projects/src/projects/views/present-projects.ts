import { projectFields, projectStatusName } from '@trackway/contracts';
import { avatarUrl } from '@trackway/http';
import { presentContact } from '../../directory/contacts/contact-schemas';
import type { CustomerTree } from '../../directory/customers/customer-tree';
import { presentFields } from '../../fields/record-json';
import type { Frame } from '../../identity/frames/frame';
import { ancestorsOf } from '../project/hierarchy';
import type { Project } from '../project/project';
import type { ProjectRole, ProjectUser } from '../project/project-link-store';
import { presentTaskOfProject } from '../tasks/task-schemas';
import { presentFunnels, withFunnelExecutors } from './present-funnels';
import type { ProjectMember } from './project-members';
import type { PageRecords } from './project-pages';
import type { PresentedProject } from './project-schema';

/** What projects are shown with. */
export interface RelatedRecords extends Omit<PageRecords, 'frame' | 'customers'> {
  readonly frame: Frame;
  readonly customers: CustomerTree;
}

export function presentProject(
  project: Project,
  related: RelatedRecords,
  wanted: ReadonlySet<ProjectMember>,
): PresentedProject {
  const { id } = project;
  const { frame, customers, contacts, groups, tags, tasks, titles, answers, percentages, ancestors } = related;
  const { form_id: _formId, ...stored } = presentFields(projectFields, project);
  const contact = project.contactId === null ? undefined : contacts.get(project.contactId);
  const users = related.users.get(id) ?? [];
  const funnels = related.funnels.get(id) ?? [];
  const formTitle = project.formId === null ? undefined : titles.get(project.formId);
  return {
    ...stored,
    status_name: projectStatusName(project.status),
    frame_id: frame.id,
    share_settings: project.shareSettings && { ...project.shareSettings, fields: [...project.shareSettings.fields] },
    headquarter: customers.headquarter(project.customerId),
    customer: customers.withParent(project.customerId),
    contact: contact ? presentContact(frame.id, contact) : null,
    groups: [...(groups.get(id) ?? [])],
    frame: { id: frame.id, name: frame.name, subdomain: frame.subdomain, model_forms: frame.modelForms },
    form: project.formId !== null && formTitle !== undefined ? { id: project.formId, title: formTitle } : null,
    costs: project.costs,
    form_answers: [...(answers.get(id) ?? [])],
    tasks: (tasks.get(id) ?? []).map(presentTaskOfProject),
    ...presentFunnels(funnels),
    tags: (tags.get(id) ?? []).map((tag) => ({ ...tag })),
    users: presentUsers(users, 'user'),
    executors: withFunnelExecutors(presentUsers(users, 'executor'), funnels),
    ...(wanted.has('completed_percentage') ? { completed_percentage: percentages.get(id) ?? 0 } : {}),
    ...(wanted.has('ancestors')
      ? { ancestors: ancestorsOf(project, ancestors).map((above) => ({ id: above.id, name: above.name })) }
      : {}),
  };
}

function presentUsers(users: readonly ProjectUser[], role: ProjectRole) {
  return users
    .filter((person) => person.role === role)
    .map(({ user: { id, name, deletedAt } }) => ({
      id,
      name,
      avatar_url: avatarUrl({ id, name }),
      ...(deletedAt ? { deleted_at: deletedAt.toISOString() } : {}),
    }));
}
