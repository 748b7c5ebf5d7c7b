import type { Effect, RecordRef } from '@trackway/contracts';
import { newId } from '@trackway/runtime';
import { caller, frameId, NOW, projectRecords } from '../effects/fake-effect-source';
import { keyOf } from '../plan/record-keys';
import { openUndos } from './fake-undos';

describe('an undo', () => {
  it('restores the records of all services', async () => {
    const { projects, funnels, forms, undos, request, execute } = openUndos();
    const { project, assignment, answer } = projectRecords();
    projects.write('move', project, 'budget', 5);
    funnels.write('move', assignment, 'step_id', 'two');
    forms.write('move', answer, 'value', 'because');

    const { id } = await request(caller, 'move', 'all');
    expect(await execute()).toBe(true);

    expect(await undos.find(frameId, id)).toMatchObject({ status: 'completed', finishedAt: NOW });
    expect([projects, funnels, forms].map(({ values }) => [...values.values()])).toEqual([
      [{ budget: null }],
      [{ step_id: null }],
      [{ value: null }],
    ]);
    expect(await execute()).toBe(false);
  });

  it('rejects a conflict in the mode all, and leaves it out in the mode possible', async () => {
    const { projects, undos, request, execute } = openUndos();
    const { project } = projectRecords();
    projects.write('request', project, 'budget', 5);
    projects.write('request', project, 'name', 'b');
    projects.write('other', project, 'budget', 6);

    await expect(request(caller, 'request', 'all')).rejects.toMatchObject({ code: 'undo_conflict' });
    const { id } = await request(caller, 'request', 'possible');
    await execute();

    expect(await undos.find(frameId, id)).toMatchObject({
      status: 'partial',
      skipped: [{ action: 'project.updated' }],
    });
    expect([...projects.values.values()]).toEqual([{ budget: 6, name: null }]);
  });

  it('takes its changes out again if a record changes before its step in the mode all', async () => {
    const { projects, funnels, undos, request, execute } = openUndos();
    const { project, assignment } = projectRecords();
    projects.write('request', project, 'budget', 5);
    funnels.write('request', assignment, 'step_id', 'two');

    const { id } = await request(caller, 'request', 'all');
    funnels.write('other', assignment, 'step_id', 'three');
    await execute();

    expect(await undos.find(frameId, id)).toMatchObject({
      status: 'failed',
      error: 'step_id was changed meanwhile.',
      steps: [{ state: 'reverted' }, { state: 'skipped' }],
    });
    expect([...projects.values.values()]).toEqual([{ budget: 5 }]);
  });

  it('stores its steps from time to time, also while it takes its changes out again', async () => {
    const { projects, funnels, undos, request, execute } = openUndos();
    const { assignment } = projectRecords();
    for (let count = 0; count < 20; count += 1) projects.write('request', projectRecords().project, 'budget', 5);
    funnels.write('request', assignment, 'step_id', 'two', new Date(NOW.getTime() - 120_000));
    const { id } = await request(caller, 'request', 'all');
    funnels.write('other', assignment, 'step_id', 'three');
    let saves = 0;
    const save = undos.save.bind(undos);
    undos.save = (...undo) => {
      saves += 1;
      return save(...undo);
    };

    await execute();

    expect(await undos.find(frameId, id)).toMatchObject({ status: 'failed' });
    expect([...projects.values.values()]).toEqual(new Array(20).fill({ budget: 5 }));
    // With the error, and at the end. The clock stands still.
    expect(saves).toBe(2);
  });

  it('is resumed after a service was unavailable, without a second effect', async () => {
    const { projects, funnels, undos, request, execute } = openUndos();
    const { project, assignment } = projectRecords();
    projects.write('request', project, 'budget', 5);
    funnels.write('request', assignment, 'step_id', 'two');
    const { id } = await request(caller, 'request', 'all');
    funnels.failing.add(1);

    await expect(execute()).rejects.toThrow('down');
    await execute();

    expect(await undos.find(frameId, id)).toMatchObject({ status: 'completed' });
    expect([...projects.values.values()]).toEqual([{ budget: null }]);
    expect([...funnels.values.values()]).toEqual([{ step_id: null }]);
  });

  it('is returned again while it runs and after it has restored everything', async () => {
    const { projects, request, execute } = openUndos();
    projects.write('request', projectRecords().project, 'budget', 5);

    const [first, second] = await Promise.all([request(caller, 'request', 'all'), request(caller, 'request', 'all')]);
    await execute();
    const third = await request(caller, 'request', 'all');

    expect([second.id, third.id]).toEqual([first.id, first.id]);
    expect(projects.changes).toBe(1);
  });

  it('needs the scopes of the records', async () => {
    const { funnels, request } = openUndos();
    funnels.write('request', projectRecords().assignment, 'step_id', 'two');

    await expect(request({ ...caller, scopes: ['projects:write'] }, 'request', 'all')).rejects.toMatchObject({
      details: { extra: { required_scope: 'funnels:write' } },
    });
  });

  it('lists a created link that was used since as irreversible, and restores what else the cause did', async () => {
    const { forms, channels, previewUndo, request, execute } = openUndos();
    const link: RecordRef = { kind: 'form_link', id: newId(), projectId: null, label: '' };
    const conversation: RecordRef = { kind: 'conversation', id: newId(), projectId: null, label: 'Ana' };
    forms.values.set(keyOf(link), { exists: false });
    forms.write('request', link, 'exists', true);
    channels.write('request', conversation, 'assignee_id', 'u');
    const [created] = forms.effects;
    const used = { ...(created as Effect), id: newId(), action: 'form_link.used', happenedAt: NOW };
    forms.later = [{ ...used, cause: { ...used.cause, correlationId: 'submission' } }];

    const cause = { id: 'request', correlationId: 'request', isPending: false };
    const { effects } = await previewUndo(caller, { ...cause, effects: forms.effects });
    const message = expect.stringContaining('Revoke it with DELETE');
    expect(effects.map(({ outcome }) => outcome)).toEqual([{ state: 'irreversible', message }]);
    await request(caller, 'request', 'possible');
    await execute();
    expect(channels.values.get(keyOf(conversation))).toEqual({ assignee_id: null });
    expect(forms.changes).toBe(0);
  });
});
