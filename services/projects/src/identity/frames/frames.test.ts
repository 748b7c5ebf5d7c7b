import { aCaller } from '@trackway/testkit';
import { openIdentity } from '../fake-identity-deps';
import { makeProvisionUser } from './provision-user';
import { makeReadFrame, makeReadFrameName, makeUpdateFrame } from './update-frame';

async function open() {
  const opened = await openIdentity();
  const { deps } = opened;
  const findLiveForms = async (ids: readonly number[]) => new Set(ids.filter((id) => id === 1));
  const use = {
    provision: makeProvisionUser(deps),
    update: makeUpdateFrame({ ...deps, findLiveForms }),
    read: makeReadFrame(deps),
    readName: makeReadFrameName(deps),
  };
  const visitor = aCaller({ service: 'gateway', name: 'Ana', scopes: ['projects:read'] });
  const stored = (caller = visitor) => opened.identity.users.rows.find(caller.frameId, caller.id);
  return { ...opened, ...use, visitor, stored };
}

describe('a token that is first seen', () => {
  it('creates its frame and user', async () => {
    const { identity, visitor, provision, read, stored } = await open();
    await provision(visitor);

    expect(stored()).toMatchObject({ name: 'Ana', version: 1 });
    expect(await read(visitor)).toMatchObject({ id: visitor.frameId, locale: 'en' });
    expect(await identity.users.scopesOf(visitor.frameId, visitor.id)).toMatchObject({ granted: ['projects:read'] });
    expect(identity.takeActions()).toEqual(['user.created']);
  });

  it('is synced once a minute, or when its claims change', async () => {
    const { identity, visitor, now, setNow, provision, stored } = await open();
    await provision(visitor);
    identity.users.rows.change(visitor.frameId, visitor.id, { name: 'Renamed' });
    await provision(visitor);
    expect(stored()?.name).toBe('Renamed');
    setNow(new Date(now().getTime() + 60_000));
    await provision(visitor);
    expect(stored()).toMatchObject({ name: 'Ana', version: 2 });
    await provision({ ...visitor, name: 'Bea', scopes: ['forms:read'] });

    expect(stored()).toMatchObject({ name: 'Bea' });
    const { granted } = await identity.users.scopesOf(visitor.frameId, visitor.id);
    expect(granted).toEqual(['forms:read', 'projects:read']);
  });

  it('of a deactivated user is rejected', async () => {
    const { identity, visitor, now, setNow, provision } = await open();
    await provision(visitor);
    identity.users.rows.change(visitor.frameId, visitor.id, { active: false });
    setNow(new Date(now().getTime() + 60_000));

    await expect(provision(visitor)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('from another service does not rename a known user, and others than users are ignored', async () => {
    const { identity, visitor, provision, stored } = await open();
    await provision(visitor);
    await provision({ ...visitor, service: 'forms', name: 'Older', scopes: ['forms:read'] });
    const robot = aCaller({ service: 'gateway', kind: 'service_account' });
    await provision(robot);
    await provision(aCaller({ service: 'gateway', tokenId: 'token' }));

    expect(stored()).toMatchObject({ name: 'Ana', version: 1 });
    expect((await identity.users.scopesOf(visitor.frameId, visitor.id)).granted).toContain('forms:read');
    expect(stored(robot)).toBeUndefined();
  });
});

describe('a frame', () => {
  it('is updated, and publishes nothing without a change', async () => {
    const { identity, visitor, provision, update, read } = await open();
    await provision(visitor);
    identity.takeActions();
    const frame = await read(visitor);

    expect(await update(visitor, { name: frame.name })).toEqual(frame);
    expect(identity.takeActions()).toEqual([]);
    expect(await update(visitor, { name: 'Acme', modelForms: { project: 1 } })).toMatchObject({ name: 'Acme' });
    expect(identity.takeActions()).toEqual(['frame.updated']);
  });

  it('rejects a subdomain of another frame, and unknown forms', async () => {
    const { visitor, provision, update, read } = await open();
    const other = aCaller({ service: 'gateway' });
    await provision(visitor);
    await provision(other);
    const { subdomain } = await read(other);

    await expect(update(visitor, { subdomain })).rejects.toMatchObject({
      details: { validation: { subdomain: expect.any(Array) } },
    });
    await expect(update(visitor, { modelForms: { project: 2 } })).rejects.toMatchObject({
      code: 'form_model_not_found',
    });
  });

  it('that does not exist has a default name only', async () => {
    const { update, read, readName } = await open();
    const unknown = aCaller();

    expect((await readName(unknown)).name).toMatch(/^Frame /);
    await expect(read(unknown)).rejects.toMatchObject({ code: 'frame_model_not_found' });
    await expect(update(unknown, { name: 'B' })).rejects.toMatchObject({ code: 'frame_model_not_found' });
  });
});
