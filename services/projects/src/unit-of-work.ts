import type { RecordEffect } from '@trackway/application';
import type { Outbox } from '@trackway/messaging';
import type { ContactStore } from './contacts/contact-store';
import type { CustomerStore } from './customers/customer-store';
import type { FrameStore } from './frames/frame-store';
import type { GroupMembers } from './groups/group-members';
import type { NamedLists } from './groups/named-lists';
import type { AccessTokenStore } from './identity/access-token-store';
import type { ServiceAccountStore } from './identity/service-account-store';
import type { AppliedBatches } from './imports/applied-batches';
import type { References } from './imports/references';
import type { RollbackStore } from './imports/rollback/rollback-store';
import type { LabelStore } from './labels/label-store';
import type { ProjectFunnels } from './projects/project-funnels';
import type { ProjectLinkStore } from './projects/project-link-store';
import type { ProjectStore } from './projects/project-store';
import type { TaskStore } from './tasks/task-store';
import type { UserStore } from './users/user-store';

/** The stores of one transaction. */
export interface Stores {
  readonly frames: FrameStore;
  readonly users: UserStore;
  readonly serviceAccounts: ServiceAccountStore;
  readonly accessTokens: AccessTokenStore;
  readonly customers: CustomerStore;
  readonly contacts: ContactStore;
  readonly projects: ProjectStore;
  readonly lists: NamedLists;
  readonly groups: LabelStore;
  readonly members: GroupMembers;
  readonly tags: LabelStore;
  readonly links: ProjectLinkStore;
  readonly funnels: ProjectFunnels;
  readonly tasks: TaskStore;
  readonly references: References;
  readonly appliedBatches: AppliedBatches;
  readonly rollbacks: RollbackStore;
  readonly outbox: Outbox;
  readonly recordEffect: RecordEffect;
}

/** Runs `work` in one transaction that sees one frame: what happened and the events that tell of it, or neither. */
export interface UnitOfWork {
  run<T>(frameId: string, work: (stores: Stores) => Promise<T>): Promise<T>;
}
