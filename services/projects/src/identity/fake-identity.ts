import type { UnitOfWork } from '@trackway/application';
import type { OutgoingEvent } from '@trackway/messaging';
import { FakeDatabase, FakeLog } from '@trackway/simulation';
import { FakeAccessTokenStore } from './credentials/fake-access-token-store';
import { FakeServiceAccountStore } from './credentials/fake-service-account-store';
import { FakeFrameStore } from './frames/fake-frame-store';
import type { FrameStores } from './frames/frame-store';
import { FakeIdentityProviderStore } from './providers/fake-identity-provider-store';
import { FakeUserIdentityStore } from './providers/fake-user-identity-store';
import { FakeRoleStore } from './roles/fake-role-store';
import { FakeScimStore } from './scim/fake-scim-store';
import { FakeUserStore } from './users/fake-user-store';

/** The stores of the module `identity` in memory. */
export class FakeIdentity implements UnitOfWork<FrameStores> {
  readonly frames = new FakeFrameStore();
  readonly users = new FakeUserStore();
  readonly serviceAccounts = new FakeServiceAccountStore();
  readonly accessTokens = new FakeAccessTokenStore();
  readonly identityProviders = new FakeIdentityProviderStore();
  readonly roles = new FakeRoleStore();
  readonly userIdentities = new FakeUserIdentityStore(this.users);
  readonly scim = new FakeScimStore(this.users, this.userIdentities);
  /** Events of committed transactions. */
  readonly events = new FakeLog<OutgoingEvent>();
  /** Ids that transactions recorded for an idempotency key. */
  readonly recorded = new FakeLog<string>();
  private readonly database = new FakeDatabase([
    this.frames,
    this.users.rows,
    this.users.scopes,
    this.serviceAccounts.rows,
    this.accessTokens.rows,
    this.identityProviders.rows,
    this.roles.rows,
    this.roles.grants,
    this.userIdentities.rows,
    ...this.scim.states,
    this.events,
    this.recorded,
  ]);

  run<T>(_frameId: string, work: (stores: FrameStores) => Promise<T>): Promise<T> {
    const { frames, users, serviceAccounts, accessTokens, identityProviders, roles, userIdentities, scim } = this;
    const outbox = { add: async (...added: readonly OutgoingEvent[]) => this.events.add(...added) };
    const recordEffect = async (id: string) => this.recorded.add(id);
    const credentials = { serviceAccounts, accessTokens, identityProviders, userIdentities };
    return this.database.run(() => work({ frames, users, roles, scim, ...credentials, outbox, recordEffect }));
  }

  /** Removes the events and returns the actions of audit entries. */
  takeActions(): string[] {
    return this.events.take().flatMap(({ event }) => (event.data as { action?: string }).action ?? []);
  }
}
