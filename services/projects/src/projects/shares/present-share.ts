import { projectStatusName } from '@trackway/contracts';
import type { OpenedShare } from './open-share';
import type { SharedProjectView } from './share-schemas';

/** The shared fields of a project. */
export function presentShare({ name, fields }: OpenedShare): SharedProjectView {
  const { status, customer, contact, groups, tags, tasks, users, ...plain } = fields;
  const shown: SharedProjectView = {
    name,
    ...plain,
    ...(status === undefined ? {} : { status: { value: status, label: projectStatusName(status) } }),
    ...(customer === undefined ? {} : { customer: customer && { name: customer.name } }),
    ...(contact === undefined ? {} : { contact: contact && { name: contact.name } }),
    ...(groups === undefined ? {} : { groups }),
    ...(tags === undefined ? {} : { tags: tags.map((tag) => ({ name: tag.name, color: tag.color })) }),
    ...(tasks === undefined ? {} : { tasks: tasks.map(({ title, done, due_at }) => ({ title, done, due_at })) }),
    ...(users === undefined ? {} : { users: users.map((user) => ({ name: user.name })) }),
  };
  return shown;
}
