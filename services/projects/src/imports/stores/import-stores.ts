import type { Outbox, RecordEffectRow } from '@trackway/messaging';
import type { ContactStore } from '../../directory/contacts/contact-store';
import type { CustomerStore } from '../../directory/customers/customer-store';
import type { NamedLists } from '../../projects/project/named-lists';
import type { ProjectLinkStore } from '../../projects/project/project-link-store';
import type { ProjectStore } from '../../projects/project/project-store';
import type { TaskStore, TaskStores } from '../../projects/tasks/task-store';
import type { AppliedBatches } from './applied-batches';
import type { References } from './references';
import type { RollbackStore } from './rollback-store';

/** The stores that applying rows uses. A dry run has its own. */
export interface RowStores {
  readonly references: References;
  readonly projects: Pick<
    ProjectStore,
    'lockHierarchy' | 'lockMany' | 'insertFree' | 'findIds' | 'findMany' | 'ancestors' | 'update'
  >;
  readonly customers: Pick<
    CustomerStore,
    'lockTree' | 'lockMany' | 'insertFree' | 'findIds' | 'findMany' | 'findWithAncestors' | 'update'
  >;
  readonly contacts: Pick<ContactStore, 'lockMany' | 'insertMany' | 'update' | 'replaceCustomers'>;
  readonly tasks: Pick<TaskStore, 'findMany' | 'withTitles' | 'countByProject' | 'insertFree' | 'updateMany'>;
  readonly lists: Pick<NamedLists, 'groupsOf' | 'tagsOf' | 'setGroups' | 'setTags'>;
  readonly links: Pick<ProjectLinkStore, 'usersOf' | 'replaceUsers'>;
  readonly rollbacks: Pick<RollbackStore, 'labelsCreatedAt'>;
  readonly outbox: Pick<Outbox, 'add'>;
}

/** The stores of one transaction of an import or its rollback. */
export interface ImportStores extends TaskStores {
  readonly references: References;
  readonly appliedBatches: AppliedBatches;
  readonly rollbacks: RollbackStore;
  /** Recorded changes of customers and contacts, for undos. */
  readonly directoryEffects: { add(frameId: string, rows: readonly RecordEffectRow[]): Promise<void> };
}
