import type { ContactWithCustomers } from '../../directory/contacts/contact';
import type { Customer } from '../../directory/customers/customer';
import type { Project } from '../../projects/project/project';
import { type Task, taskTitleKey } from '../../projects/tasks/task';
import { MemoryBudget } from './memory-budget';
import { PreviewEntities } from './preview-entities';
import { PreviewLists } from './preview-lists';

/** The changes of a dry run. They are in memory, so that no row of the database is locked or written. */
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
  readonly lists = {
    groups: new PreviewLists(this.budget),
    tags: new PreviewLists(this.budget),
    users: new PreviewLists(this.budget),
  };
  readonly counters = new Map<string, number>();
}

function keys(values: Readonly<Record<string, string | null>>): string[] {
  return Object.entries(values).flatMap(([column, value]) => (value ? [`${column} ${value}`] : []));
}
