import { type SettingEffects, settingSource } from '@trackway/application';
import { type Effect, EXISTS, type FieldChange, type RecordRef } from '@trackway/contracts';
import { effectOfRecord, toRecordEffectRow } from '@trackway/messaging';
import { openProjects } from '../../projects/fake-project-deps';
import { makeRestoreShare } from '../../projects/shares/restore-share';
import { makeShareProject, makeUnshareProject } from '../../projects/shares/share-project';
import { shareReverter } from './share-reverter';

const changed = { result: 'changed' };
const settings = { expires_at: null, fields: ['status'] };

async function open() {
  const opened = openProjects();
  const { deps, caller, fake, stored, add } = opened;
  const { id } = await add({ name: 'Roof' });
  const commands = {
    shareProject: makeShareProject(deps),
    unshareProject: makeUnshareProject(deps),
    restoreShare: makeRestoreShare(deps),
  };
  const recorded = (): Effect[] =>
    fake.events.entries.flatMap((event) => toRecordEffectRow(event) ?? []).map(effectOfRecord);
  const effects: SettingEffects = {
    causedBy: async () => recorded(),
    since: async () => recorded(),
    ofRecord: async () => recorded(),
  };
  const source = settingSource(effects, { project_share: shareReverter({ unitOfWork: fake, commands }) });
  const share = () => {
    const { shareToken, shareSettings } = stored(id) ?? {};
    return { shareToken, shareSettings };
  };
  return {
    ...{ caller, id, share, source, fake, frameId: opened.frameId },
    shareProject: (given = settings) => commands.shareProject(caller, id, given),
    unshareProject: () => commands.unshareProject(caller, id),
    async undo() {
      const last = (await source.list(caller, [])).effects.at(-1);
      const inverse = last?.changes.map(({ field, from, to }): FieldChange => ({ field, from: to, to: from })) ?? [];
      return await source.change(caller, { record: last?.record as RecordRef, changes: inverse });
    },
  };
}

describe('the undo of changes of share pages', () => {
  it('stops sharing, and shares again by the same link', async () => {
    const { shareProject, share, undo } = await open();
    await shareProject();
    const shared = share();

    expect(await undo()).toEqual(changed);
    expect(share()).toEqual({ shareToken: null, shareSettings: null });
    expect(await undo()).toEqual(changed);
    expect(share()).toEqual(shared);
  });

  it('restores a revoked link with its settings, and revokes it again', async () => {
    const { shareProject, unshareProject, share, undo } = await open();
    await shareProject();
    const shared = share();
    await unshareProject();

    expect(await undo()).toEqual(changed);
    expect(share()).toEqual(shared);
    expect(await undo()).toEqual(changed);
    expect(share()).toEqual({ shareToken: null, shareSettings: null });
  });

  it('restores replaced settings', async () => {
    const { shareProject, share, undo } = await open();
    await shareProject();
    const shared = share();
    await shareProject({ expires_at: null, fields: ['budget'] });

    expect(await undo()).toEqual(changed);
    expect(share()).toEqual(shared);
  });

  it('shows no token to other services', async () => {
    const { shareProject, unshareProject, share, source, caller, id } = await open();
    await shareProject();
    const { shareToken } = share();
    const record: RecordRef = { kind: 'project_share', id, projectId: null, label: 'Roof' };
    const [state] = await source.read(caller, [{ record, fields: ['token', EXISTS] }]);
    await unshareProject();

    const { effects } = await source.list(caller, []);
    expect(effects.map(({ action }) => action)).toEqual(['project.shared', 'project.unshared']);
    expect(JSON.stringify([effects, state])).not.toContain(shareToken);
    expect(effects[1]?.changes.find(({ field }) => field === 'token')?.from).toBe(state?.values['token']);
  });

  it('is a conflict if the project is shared by another link, and rejected if it was deleted', async () => {
    const { shareProject, unshareProject, undo, fake, frameId, id } = await open();
    await shareProject();
    await unshareProject();
    const revocation = fake.events.entries.slice(-3);
    await shareProject();
    fake.events.add(...revocation);
    expect(await undo()).toMatchObject({ result: 'conflict' });

    fake.projects.rows.change(frameId, id, { shareToken: null, shareSettings: null, deletedAt: new Date() });
    expect(await undo()).toMatchObject({ result: 'rejected' });
  });
});
