import { invalidSearch, unavailable } from '@trackway/errors';
import { newId } from '@trackway/runtime';
import { anAssignment } from '../../board/fake-samples';
import { aTrigger } from '../fake-rule-samples';
import { openRules } from '../fake-rules';
import { makeExpandSchedule } from './expand-schedule';
import { makeExpandSchedules } from './expand-schedules';
import { makeHandleAlarm } from './handle-alarm';

const hourly = { type: 'schedule', cron: '0 * * * *', time_zone: 'UTC', each_project: true } as const;

function open() {
  const opened = openRules();
  const found = { batches: [[newId(), newId()], [newId()]], error: undefined as Error | undefined };
  async function* listProjects() {
    for (const batch of found.batches) yield batch;
    if (found.error) throw found.error;
  }
  const expandSchedule = makeExpandSchedule({ unitOfWork: opened.unitOfWork, listProjects });
  const { frameId, unitOfWork } = opened;
  /** A due schedule of a rule. */
  const addDue = async (ruleId: string) => {
    const trigger = aTrigger({ type: 'schedule', projectId: null, ruleId, detail: {} });
    await unitOfWork.triggers.add(frameId, [trigger]);
    return trigger;
  };
  return { ...opened, found, expandSchedule, addDue, expand: makeExpandSchedules({ ...opened.deps, expandSchedule }) };
}

describe('a due schedule on each project', () => {
  it('is replaced by one trigger for each project, once', async () => {
    const { frameId, unitOfWork, found, expand, expandSchedule, addRule, addDue } = open();
    const rule = await addRule({ trigger: hourly });
    const due = await addDue(rule.id);
    for (let worker = 1; worker <= 2; worker += 1) await expandSchedule(frameId, rule, due);
    await expand({ frameId, partitionId: rule.id });

    const rows = unitOfWork.triggers.rows.of(frameId);
    expect(rows.flatMap(({ event }) => event.projectId ?? []).sort()).toEqual(found.batches.flat().sort());
    expect(await unitOfWork.triggers.findPending(frameId, rule.id)).toEqual([]);
  });

  it('of more than 10,000 projects fails as a run', async () => {
    const { frameId, board, unitOfWork, found, expand, addRule, addDue } = open();
    found.batches = [Array.from({ length: 10_000 }, () => newId()), [newId()]];
    const rule = await addRule({ trigger: hourly });
    await addDue(rule.id);
    await expand({ frameId, partitionId: rule.id });

    expect(unitOfWork.runs.rows.of(frameId)).toMatchObject([
      { status: 'failed', error: expect.stringContaining('More than 10,000 projects') },
    ]);
    expect(await unitOfWork.rules.counts(frameId, rule.id)).toMatchObject({ failuresCount: 1 });
    expect(board.takeActions()).toEqual([]);
    expect(unitOfWork.triggers.rows.of(frameId).filter(({ event }) => event.projectId !== null)).toEqual([]);
  });

  it('has no effect if the search is rejected after its first projects', async () => {
    const { frameId, unitOfWork, found, expand, addRule, addDue } = open();
    found.error = invalidSearch({ field: ['Unknown.'] });
    const rule = await addRule({ trigger: hourly });
    await addDue(rule.id);
    await expand({ frameId, partitionId: rule.id });

    expect(unitOfWork.runs.rows.of(frameId)).toMatchObject([{ status: 'failed' }]);
    expect(unitOfWork.triggers.rows.of(frameId).filter(({ event }) => event.projectId !== null)).toEqual([]);
  });

  it('stays pending while projects is unavailable', async () => {
    const { frameId, unitOfWork, found, expand, addRule, addDue } = open();
    const rule = await addRule({ trigger: hourly });
    await addDue(rule.id);
    found.error = unavailable('Projects is unavailable.');

    await expect(expand({ frameId, partitionId: rule.id })).rejects.toThrow('unavailable');
    expect(await unitOfWork.triggers.findPending(frameId, rule.id)).toHaveLength(1);
    found.error = invalidSearch({ field: ['Unknown.'] });
    await expand({ frameId, partitionId: rule.id });
    expect(await unitOfWork.triggers.findPending(frameId, rule.id)).toEqual([]);
  });

  it('of another rule or kind is left alone', async () => {
    const { frameId, unitOfWork, expand, addRule, addDue } = open();
    const rule = await addRule({ trigger: { ...hourly, each_project: false } });
    await addDue(rule.id);
    await expand({ frameId, partitionId: rule.id });
    await expand({ frameId, partitionId: newId() });

    expect(await unitOfWork.triggers.findPending(frameId, rule.id)).toHaveLength(1);
  });
});

describe('an alarm', () => {
  const dueAt = new Date('2026-05-04T12:00:00Z');

  it('of a schedule adds a trigger once, and sets the next alarm', async () => {
    const { frameId, deps, unitOfWork, addRule } = open();
    const rule = await addRule({ trigger: hourly });
    await unitOfWork.rules.setAlarm(frameId, rule.id, dueAt);
    const handle = makeHandleAlarm(deps);
    await handle({ frameId, ruleId: rule.id, dueAt });
    await handle({ frameId, ruleId: rule.id, dueAt });

    expect(await unitOfWork.triggers.findPending(frameId, rule.id)).toMatchObject([
      { type: 'schedule', ruleId: rule.id, occurredAt: dueAt },
    ]);
    expect(unitOfWork.rules.alarms.find(frameId, rule.id)?.dueAt).toEqual(new Date('2026-05-04T13:00:00Z'));
  });

  it('of a stay adds one trigger for each project that has been in the step for long enough', async () => {
    const { frameId, deps, board, unitOfWork, addFunnel, addProject, addRule } = open();
    const funnel = await addFunnel();
    const [linkedAt, recent] = [new Date('2026-05-04T10:30:00Z'), new Date('2026-05-04T11:45:00Z')];
    const projectId = await addProject();
    board.assignments.rows.put(frameId, anAssignment(funnel, { projectId, linkedAt }));
    const other = await addProject();
    board.assignments.rows.put(frameId, anAssignment(funnel, { projectId: other, linkedAt: recent }));
    const activatedAt = new Date('2026-05-04T11:00:00Z');
    const rule = await addRule({ trigger: { type: 'stayed_longer_than', minutes: 60 }, activatedAt });
    const handle = makeHandleAlarm(deps);
    for (const due of [dueAt, new Date(dueAt.getTime() + 1)]) {
      await unitOfWork.rules.setAlarm(frameId, rule.id, due);
      await handle({ frameId, ruleId: rule.id, dueAt: due });
    }

    const events = unitOfWork.triggers.rows.of(frameId).map(({ event }) => event);
    expect(events).toMatchObject([{ type: 'stayed_longer_than', projectId, ruleId: rule.id }]);
  });

  it.each([{ active: false }, { deletedAt: new Date() }])('of a rule with %j is removed', async (changes) => {
    const { frameId, deps, unitOfWork, addRule } = open();
    const rule = await addRule({ trigger: hourly, ...changes });
    await unitOfWork.rules.setAlarm(frameId, rule.id, dueAt);
    await makeHandleAlarm(deps)({ frameId, ruleId: rule.id, dueAt });

    expect(unitOfWork.triggers.rows.of(frameId)).toEqual([]);
    expect(unitOfWork.rules.alarms.of(frameId)).toEqual([]);
  });
});
