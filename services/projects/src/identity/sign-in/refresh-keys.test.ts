import type { ProviderKey } from '@trackway/contracts';
import { newId } from '@trackway/runtime';
import { openIdentity } from '../fake-identity-deps';
import { aProvider } from '../fake-identity-samples';
import { IssuerError } from '../providers/read-issuer';
import { makeRefreshDueKeys, makeRefreshKeys } from './refresh-keys';

const notFound = { code: 'identity_provider_model_not_found' };
const DAY_MS = 86_400_000;
const aKey = (kid: string): ProviderKey => ({ kty: 'OKP', kid, alg: 'EdDSA' });

/** A provider whose keys were read now. */
async function open() {
  const opened = await openIdentity();
  const { frameId, identity, now, setNow } = opened;
  const times = { keysReadAt: now(), keysAttemptedAt: now(), publishedAt: now() };
  const provider = aProvider({ keys: [aKey('a')], ...times });
  await identity.identityProviders.insert(frameId, provider);
  let published: () => readonly ProviderKey[] = () => [aKey('a')];
  let reads = 0;
  const readIssuer = async () => {
    reads += 1;
    return published();
  };
  const due = [{ frameId, id: provider.id }];
  const providerSchedule = { claim: async (limit: number) => due.splice(0, limit) };
  const deps = { ...opened.deps, readIssuer, providerSchedule };
  const refresh = makeRefreshKeys(deps);
  return {
    ...{ ...opened, provider, due },
    refresh: (options?: { isForced: boolean }) => refresh(frameId, provider.id, options),
    refreshOf: refresh,
    refreshDue: makeRefreshDueKeys(deps),
    reads: () => reads,
    publish: (...kids: string[]) => {
      published = () => kids.map(aKey);
    },
    fail: (error: Error) => {
      published = () => {
        throw error;
      };
    },
    wait: (ms: number) => setNow(new Date(now().getTime() + ms)),
    stored: () => identity.identityProviders.rows.find(frameId, provider.id),
    takeStates: () => identity.events.take().map(({ event }) => event.data),
  };
}

describe('the keys of an identity provider', () => {
  it('are published when they change', async () => {
    const { publish, wait, refresh, stored, takeStates, now } = await open();
    wait(10_000);
    await refresh();
    expect(takeStates()).toEqual([]);
    publish('a', 'b');
    wait(10_000);
    const refreshed = await refresh();

    expect(stored()).toEqual(refreshed);
    expect(refreshed).toMatchObject({ keys: [aKey('a'), aKey('b')], revision: 2, keysReadAt: now(), version: 1 });
    expect(takeStates()).toMatchObject([{ revision: 2, keys: [aKey('a'), aKey('b')] }]);
  });

  it('are read once in ten seconds, unless the read is forced', async () => {
    const { provider, wait, refresh, reads } = await open();
    wait(9_999);
    expect(await refresh()).toEqual(provider);
    expect(reads()).toBe(0);
    await refresh({ isForced: true });
    expect(reads()).toBe(1);
    wait(10_000);
    await Promise.all([refresh(), refresh()]);

    expect(reads()).toBe(2);
  });

  it('stay in use for a day if the issuer cannot be read', async () => {
    const { fail, wait, refresh, takeStates } = await open();
    fail(new IssuerError('The key set of the issuer responds with status 500.'));
    wait(DAY_MS);
    const error = 'The key set of the issuer responds with status 500.';
    expect(await refresh()).toMatchObject({ keys: [aKey('a')], error });
    expect(takeStates()).toEqual([]);
    wait(10_000);

    expect(await refresh()).toMatchObject({ keys: [], error, revision: 2 });
    expect(takeStates()).toMatchObject([{ keys: [] }]);
  });

  it('are used again after the issuer recovers', async () => {
    const { fail, publish, wait, refresh } = await open();
    fail(new IssuerError('Down'));
    wait(2 * DAY_MS);
    await refresh();
    publish('a');
    wait(10_000);

    expect(await refresh()).toMatchObject({ keys: [aKey('a')], error: null, revision: 3 });
  });

  it('are published again before the topic drops them', async () => {
    const { wait, refresh, takeStates } = await open();
    wait(90 * DAY_MS);
    await refresh();

    expect(takeStates()).toMatchObject([{ revision: 2, keys: [aKey('a')] }]);
  });

  it('of an unknown provider or another tenant are not found', async () => {
    const { frameId, provider, refreshOf, reads } = await open();

    await expect(refreshOf(frameId, newId())).rejects.toMatchObject(notFound);
    await expect(refreshOf(newId(), provider.id)).rejects.toMatchObject(notFound);
    expect(reads()).toBe(0);
  });

  it('of a provider that is deleted during the read are not stored', async () => {
    const { frameId, identity, provider, refreshOf, fail, wait, stored, takeStates } = await open();
    wait(10_000);
    fail(new IssuerError('Down'));
    const refreshing = refreshOf(frameId, provider.id);
    const deleting = identity.run(frameId, (stores) => stores.identityProviders.remove(frameId, provider.id));

    await expect(refreshing).rejects.toMatchObject(notFound);
    await deleting;
    expect([stored(), takeStates()]).toEqual([undefined, []]);
  });

  it('are not changed by another error', async () => {
    const { fail, wait, refresh, stored, provider, now } = await open();
    wait(10_000);
    fail(new Error('A bug'));

    await expect(refresh()).rejects.toThrow('A bug');
    expect(stored()).toEqual({ ...provider, keysAttemptedAt: now() });
  });
});

describe('the keys that are due', () => {
  it('are refreshed in batches of ten', async () => {
    const { frameId, provider, due, publish, refreshDue, stored } = await open();
    publish('b');
    due.push(...Array.from({ length: 10 }, () => ({ frameId, id: newId() })));
    expect(await refreshDue()).toBe(true);
    expect(stored()).toMatchObject({ id: provider.id, keys: [aKey('b')] });

    expect(await refreshDue()).toBe(false);
  });

  it('are not claimed again at once if all of a batch fail', async () => {
    const { frameId, due, refreshDue } = await open();
    due.splice(0, 1, ...Array.from({ length: 10 }, () => ({ frameId, id: newId() })));

    expect(await refreshDue()).toBe(false);
  });

  it('that cannot be stored are reported, after the others were refreshed', async () => {
    const { frameId, provider, due, fail, refreshDue } = await open();
    due.splice(0, 1, { frameId, id: newId() }, { frameId, id: provider.id });
    fail(new Error('The database is unavailable.'));

    await expect(refreshDue()).rejects.toThrow('The database is unavailable.');
  });
});
