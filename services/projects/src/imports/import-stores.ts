import type { Outbox } from '@trackway/messaging';
import type { ContactStore } from '../contacts/contact-store';
import type { CustomerStore } from '../customers/customer-store';
import type { NamedLists } from '../groups/named-lists';
import type { ProjectLinkStore } from '../projects/project-link-store';
import type { ProjectStore } from '../projects/project-store';
import type { References } from './references';
import type { RollbackStore } from './rollback/rollback-store';

/** What applying rows needs of a transaction. A dry run has its own. */
export interface ImportStores {
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
  readonly lists: Pick<NamedLists, 'groupsOf' | 'tagsOf' | 'setGroups' | 'setTags'>;
  readonly links: Pick<ProjectLinkStore, 'peopleOf' | 'replaceUsers'>;
  readonly rollbacks: Pick<RollbackStore, 'labelsMadeAt'>;
  readonly outbox: Pick<Outbox, 'add'>;
}
