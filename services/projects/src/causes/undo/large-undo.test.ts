import { newId } from '@trackway/runtime';
import { caller, frameId, projectRecords } from '../effects/fake-effect-source';
import { isLarge } from '../effects/large-cause';
import { openUndos } from './fake-undos';
import { MAX_LISTED } from './plan-parts';

/** Three projects whose budgets a cause with more effects than the limit has set. */
function openLarge() {
  const opened = openUndos(2);
  const projects = [projectRecords().project, projectRecords().project, projectRecords().project];
  for (const project of projects) opened.projects.write('import', project, 'budget', 5);
  const budgets = () => [...opened.projects.values.values()].map(({ budget }) => budget);
  const undo = async (cause: string, mode: 'all' | 'possible' = 'all') => {
    const { id } = await opened.request(caller, cause, mode);
    while (await opened.execute()) {
      // Each call executes one undo.
    }
    return opened.undos.find(frameId, id);
  };
  return { ...opened, records: projects, budgets, undo };
}

describe('the undo of a large cause', () => {
  it('restores all records in parts, and counts their steps', async () => {
    const { budgets, undo } = openLarge();

    expect(await undo('import')).toMatchObject({
      status: 'completed',
      steps: [],
      totals: { steps: 3, changed: 3, pending: 0, skipped: 0 },
    });
    expect(budgets()).toEqual([null, null, null]);
  });

  it('reads a part with more effects than the limit in halves', async () => {
    const { projects, request, execute, undos } = openUndos(2, { inOnePart: true });
    const records = [1, 2, 3].map(() => projectRecords().project);
    for (const record of records) for (const budget of [1, 2]) projects.write('import', record, 'budget', budget);
    const { id } = await request(caller, 'import', 'all');

    await execute();

    expect(await undos.find(frameId, id)).toMatchObject({ status: 'completed', totals: { steps: 3, changed: 3 } });
    expect([...projects.values.values()]).toEqual(records.map(() => ({ budget: null })));
  });

  it('changes nothing in the mode all if one part has a conflict', async () => {
    const { projects, records, budgets, undo } = openLarge();
    if (records[2]) projects.write('other', records[2], 'budget', 6);

    const undone = await undo('import');

    const error = expect.stringContaining('Effects that cannot be undone: 1.');
    expect(undone).toMatchObject({ status: 'failed', error, totals: { changed: 0 } });
    expect(budgets()).toEqual([5, 5, 6]);
  });

  it('leaves conflicts out in the mode possible', async () => {
    const { projects, records, budgets, undo, undoParts } = openLarge();
    if (records[1]) projects.write('other', records[1], 'budget', 6);

    const undone = await undo('import', 'possible');

    expect(undone).toMatchObject({ status: 'partial', totals: { steps: 2, changed: 2, skipped: 1 } });
    expect(budgets()).toEqual([null, 6, null]);
    expect(await undoParts.firstSkipped(frameId, undone?.id ?? '', 5)).toMatchObject([{ action: 'project.updated' }]);
  });

  it('takes its changes out again if a record of a later part changes meanwhile', async () => {
    const { projects, records, budgets, request, execute, undos } = openLarge();
    const { id } = await request(caller, 'import', 'all');
    projects.failing.add(1);
    await expect(execute()).rejects.toThrow('down');
    if (records[2]) projects.write('other', records[2], 'budget', 6);

    await execute();

    expect(await undos.find(frameId, id)).toMatchObject({ status: 'failed', error: 'budget was changed meanwhile.' });
    expect(budgets()).toEqual([5, 5, 6]);
  });

  it('continues to take its changes out after a crash', async () => {
    const { projects, records, budgets, request, execute, undos } = openLarge();
    const { id } = await request(caller, 'import', 'all');
    // The first call after the plan, and the second one that takes a change out.
    for (const call of [1, 6]) projects.failing.add(call);
    await expect(execute()).rejects.toThrow('down');
    if (records[2]) projects.write('other', records[2], 'budget', 6);
    await expect(execute()).rejects.toThrow('down');

    await execute();

    expect(await undos.find(frameId, id)).toMatchObject({ status: 'failed', error: 'budget was changed meanwhile.' });
    expect(budgets()).toEqual([5, 5, 6]);
  });

  it('is resumed at the part that failed, without a second effect', async () => {
    const { projects, budgets, request, execute, undos } = openLarge();
    const { id } = await request(caller, 'import', 'all');
    projects.failing.add(1);

    await expect(execute()).rejects.toThrow('down');
    await execute();

    expect(await undos.find(frameId, id)).toMatchObject({ status: 'completed', totals: { changed: 3 } });
    expect(budgets()).toEqual([null, null, null]);
    expect(projects.changes).toBe(4);
  });

  it('fails without the scopes of the records', async () => {
    const { funnels, records, budgets, request, execute, undos } = openLarge();
    const assignment = { kind: 'assignment', id: newId(), projectId: records[0]?.projectId ?? '', label: '' } as const;
    funnels.write('import', assignment, 'step_id', 'two');
    const { id } = await request({ ...caller, scopes: ['projects:write'] }, 'import', 'all');

    await execute();

    const error = expect.stringContaining('funnels:write');
    expect(await undos.find(frameId, id)).toMatchObject({ status: 'failed', error });
    expect(budgets()).toEqual([5, 5, 5]);
  });
});

describe('a large cause', () => {
  /** A little more effects than are listed, with a conflict in the first one. */
  async function openListed() {
    const opened = openUndos(2);
    for (let number = 0; number < MAX_LISTED + 5; number += 1) {
      const { project } = projectRecords();
      opened.projects.write('import', project, 'budget', 5);
      if (number === 0) opened.projects.write('other', project, 'budget', 6);
    }
    const cause = await opened.findCauseOrParts(caller, 'import');
    if (!isLarge(cause)) throw new Error('The cause has no parts.');
    return { ...opened, cause };
  }

  it('has all effects counted and the first ones listed', async () => {
    const { cause, readLargeCause } = await openListed();

    const { effects, effectCount } = await readLargeCause(caller, cause);

    expect([effects.length, effectCount]).toEqual([MAX_LISTED, MAX_LISTED + 5]);
  });

  it('has a preview with the number of effects in each state', async () => {
    const { cause, previewParts } = await openListed();

    const { effects, steps, totals } = await previewParts(caller, cause);

    expect([effects.length, steps.length]).toEqual([MAX_LISTED, MAX_LISTED]);
    expect(totals).toMatchObject({ effects: MAX_LISTED + 5, steps: MAX_LISTED + 4 });
    expect([...(totals?.states ?? [])].toSorted()).toEqual([
      ['conflict', 1],
      ['revertible', MAX_LISTED + 4],
    ]);
  });
});
