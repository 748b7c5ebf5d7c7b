import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { openProjects } from '../fake-project-deps';
import type { ReadProject } from '../views/assemble-projects';
import { makeOpenShare } from './open-share';
import { makeRestoreShare } from './restore-share';
import { makeShareProject, makeUnshareProject } from './share-project';

const shareNotFound = { code: 'share_model_not_found' };
const projectNotFound = { code: 'project_model_not_found' };
const settings = { expires_at: null, fields: ['status'] };

function open() {
  const opened = openProjects();
  const { deps, fake, frameId, stored } = opened;
  const times = { now: opened.now };
  const readUnrestricted = async (_caller: { frameId: string }, id: string): Promise<ReadProject> => {
    const project = stored(id);
    const shared = { share_settings: project?.shareSettings, share_token: project?.shareToken };
    const shown = { ...shared, name: project?.name, status: project?.status, budget: project?.budget };
    return { project: { ...shown, deleted_at: project?.deletedAt ?? null } } as unknown as ReadProject;
  };
  const shareIndex = {
    find: async (token: string) => {
      const project = fake.projects.rows.of(frameId).find(({ shareToken }) => shareToken === token);
      return project && { frameId, projectId: project.id };
    },
  };
  const use = {
    share: makeShareProject(deps),
    unshare: makeUnshareProject(deps),
    restore: makeRestoreShare(deps),
    openShare: makeOpenShare({ shareIndex, readUnrestricted, clock: () => times.now }),
  };
  return { ...opened, ...use, times };
}

describe('a shared project', () => {
  it('shows its name and the chosen fields to holders of the link', async () => {
    const { caller, fake, add, share, openShare } = open();
    const { id } = await add({ name: 'Roof', status: 1, budget: 5 });
    const { shareToken } = await share(caller, id, settings);

    expect(await openShare(shareToken ?? '')).toMatchObject({ name: 'Roof', fields: { status: 1 } });
    expect(await openShare(shareToken ?? '')).not.toHaveProperty('fields.budget');
    expect(fake.takeActions()).toEqual(['project.shared', 'project.shared']);
    await expect(openShare('unknown')).rejects.toMatchObject(shareNotFound);
  });

  it('keeps its link when it is shared again, until it is revoked', async () => {
    const { caller, add, share, unshare, openShare } = open();
    const { id } = await add();
    const [first, second] = [await share(caller, id, settings), await share(caller, id, { ...settings, fields: [] })];

    expect(second.shareToken).toBe(first.shareToken);
    expect(await unshare(caller, id)).toMatchObject({ shareToken: null, shareSettings: null });
    await expect(openShare(first.shareToken ?? '')).rejects.toMatchObject(shareNotFound);
    await expect(unshare(caller, id)).rejects.toMatchObject(shareNotFound);
  });

  it('is available again by its former link, unless it has another one or cannot be changed', async () => {
    const { caller, fake, add, share, unshare, restore, openShare } = open();
    const { id } = await add({ name: 'Roof' });
    const token = (await share(caller, id, settings)).shareToken ?? '';
    await unshare(caller, id);
    fake.takeActions();

    expect(await restore(caller, { id, token, settings })).toMatchObject({ shareToken: token, version: 4 });
    expect(await openShare(token)).toMatchObject({ name: 'Roof' });
    expect(fake.takeActions()).toEqual(['project.shared', 'project.shared']);
    await expect(restore(caller, { id, token, settings })).rejects.toMatchObject({ kind: 'conflict' });
    await expect(restore(aCaller(), { id, token, settings })).rejects.toMatchObject(projectNotFound);
    const merged = await add({ mergedId: newId() });
    await expect(restore(caller, { id: merged.id, token, settings })).rejects.toMatchObject({ code: 'merged_project' });
  });

  it('is gone after its expiry or deletion', async () => {
    const { caller, frameId, fake, times, now, add, share, openShare } = open();
    const { id } = await add();
    const expires_at = new Date(now.getTime() + 1_000).toISOString();
    const { shareToken } = await share(caller, id, { ...settings, expires_at });
    times.now = new Date(now.getTime() + 2_000);

    await expect(openShare(shareToken ?? '')).rejects.toMatchObject({ code: 'link_expired' });
    fake.projects.rows.change(frameId, id, { deletedAt: now });
    await expect(openShare(shareToken ?? '')).rejects.toMatchObject({ code: 'link_revoked' });
    await expect(share(caller, id, settings)).rejects.toMatchObject(projectNotFound);
  });

  it('expires in the future, and is not merged or of another tenant', async () => {
    const { caller, now, add, share, unshare } = open();
    const { id } = await add();
    const gone = await add({ mergedId: newId() });

    await expect(share(caller, id, { ...settings, expires_at: now.toISOString() })).rejects.toMatchObject({
      details: { validation: { expires_at: expect.any(Array) } },
    });
    await expect(share(caller, gone.id, settings)).rejects.toMatchObject({ code: 'merged_project' });
    await expect(share(aCaller(), id, settings)).rejects.toMatchObject(projectNotFound);
    await expect(unshare(aCaller(), id)).rejects.toMatchObject(projectNotFound);
  });
});
