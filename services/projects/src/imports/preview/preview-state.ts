import type { ContactWithCustomers } from '../../directory/contacts/contact';
import type { Customer } from '../../directory/customers/customer';
import type { Project } from '../../projects/project/project';
import { type Task, taskTitleKey } from '../../projects/tasks/task';
import { MemoryBudget } from './memory-budget';
import { PreviewEntities } from './preview-entities';

/** The changes of a dry run. They are kept in memory, so that no row of the database is locked or written. */
export class PreviewState {
  private readonly budget = new MemoryBudget();
  readonly projects = new PreviewEntities<Project>(this.budget, ({ id, code, oldId }) =>
    keys({ 'project.id': id, 'project.code': code, 'project.old_id': oldId }),
  );
  readonly customers = new PreviewEntities<Customer>(this.budget, ({ id, document, name }) =>
    keys({ 'customer.id': id, 'customer.document': document, 'customer.name': name }),
  );
  readonly contacts = new PreviewEntities<ContactWithCustomers>(this.budget, ({ id, email }) =>
    keys({ 'contact.id': String(id), 'contact.email': email?.toLowerCase() ?? null }),
  );
  readonly tasks = new PreviewEntities<Task>(this.budget, (task) => [taskTitleKey(task)]);
  /** Names, or ids of users, by project id. */
  readonly lists = {
    groups: new Map<string, readonly string[]>(),
    tags: new Map<string, readonly string[]>(),
    users: new Map<string, readonly string[]>(),
  };
  readonly counters = new Map<string, number>();
}

function keys(values: Readonly<Record<string, string | null>>): string[] {
  return Object.entries(values).flatMap(([column, value]) => (value ? [`${column} ${value}`] : []));
}
