import { newId } from '@trackway/runtime';
import type { Stores, UnitOfWork } from '../unit-of-work';
import { aRule, aRun, aTrigger } from './fake-rule-samples';
import type { Rule } from './rules/rule';
import type { Run } from './runs/run';
import type { TriggerEvent } from './triggers/trigger-event';

const at = (minutes: number) => new Date(Date.UTC(2026, 4, 4, 9, minutes));
const page = { page: 1, perPage: 10 };

/** The behaviour of the stores of rules, triggers and runs. */
export function describeRuleStores(name: string, open: () => UnitOfWork): void {
  describe(`rules, triggers and runs: ${name}`, () => {
    let frameId: string;
    let rule: Rule;
    let trigger: TriggerEvent;
    const run = <T>(work: (stores: Stores) => Promise<T>) => open().run(frameId, work);

    beforeEach(async () => {
      frameId = newId();
      rule = aRule();
      trigger = aTrigger();
      await run(async ({ rules, triggers }) => {
        await rules.insert(frameId, rule);
        await triggers.add(frameId, [trigger]);
      });
    });

    async function start(changes: Partial<Run> = {}): Promise<Run> {
      const started = aRun(rule, trigger, { correlationId: newId(), ...changes });
      expect(await run(({ runs }) => runs.insert(frameId, started))).toBe(true);
      return started;
    }
    const read = (id: string) => run(({ runs }) => runs.lock(frameId, rule.id, id));

    it('find rules by trigger and list them, newest first', async () => {
      const later = aRule({ createdAt: at(5), active: false, name: 'Later' });
      await run(async ({ rules }) => {
        await rules.insert(frameId, later);
        expect(await rules.countForLimit(frameId)).toBe(2);
        expect(await rules.findMany(frameId, [later.id, newId()])).toEqual([later]);
        expect((await rules.findSubscribed(frameId, ['event'])).map(({ id }) => id)).toEqual([rule.id]);
        expect(await rules.findSubscribed(frameId, ['entered'])).toEqual([]);
        const list = async (filter: Partial<Parameters<typeof rules.page>[1]>) => {
          const all = { kind: 'automation', trashed: 'without', ...filter } as const;
          return (await rules.page(frameId, all, page)).rules.map((one) => one.rule.id);
        };
        expect(await list({})).toEqual([later.id, rule.id]);
        expect(await list({ active: true, triggerTypes: ['event'] })).toEqual([rule.id]);
        expect(await list({ names: ['Later'], ids: [later.id] })).toEqual([later.id]);
        expect(await list({ kind: 'assistant' })).toEqual([]);
        await rules.update(frameId, { ...rule, deletedAt: at(9) });
        expect(await list({ trashed: 'only' })).toEqual([rule.id]);
        expect(await rules.countForLimit(frameId)).toBe(1);
      });
    });

    it('count runs, and claim an alarm at its time', async () => {
      await run(async ({ rules }) => {
        await rules.addToCounts(frameId, rule.id, { failed: true, at: at(5) });
        await rules.addToCounts(frameId, rule.id, { failed: false, at: at(3) });
        const counts = { runsCount: 2, failuresCount: 1, lastRunAt: at(5) };
        expect(await rules.counts(frameId, rule.id)).toEqual(counts);
        await rules.setAlarm(frameId, rule.id, at(9));
        expect(await rules.claimAlarm(frameId, rule.id, at(8))).toBe(false);
        expect(await rules.claimAlarm(frameId, rule.id, at(9))).toBe(true);
        await rules.setAlarm(frameId, rule.id, undefined);
        expect(await rules.claimAlarm(frameId, rule.id, at(9))).toBe(false);
      });
    });

    it('store each version of a rule once', async () => {
      const author = { kind: 'user', id: newId(), name: 'Bo' } as const;
      await run(async ({ ruleVersions }) => {
        await ruleVersions.add(frameId, rule, { change: 'created', author });
        await ruleVersions.add(frameId, { ...rule, version: 4, name: 'B' }, { change: 'updated', author });
        await ruleVersions.add(frameId, { ...rule, version: 4, name: 'C' }, { change: 'updated', author });
        const { versions, total } = await ruleVersions.page(frameId, rule.id, page);
        expect([total, versions.map((one) => one.definition.name)]).toEqual([2, ['B', 'Rate']]);
        expect(await ruleVersions.find(frameId, rule.id, 3)).toBeUndefined();
        expect(await ruleVersions.atOrBefore(frameId, rule.id, 3)).toMatchObject({ version: 1, author });
      });
    });

    it('add triggers once, and queue those of active rules', async () => {
      const other = aTrigger({ type: 'entered', projectId: trigger.projectId });
      const period = { from: at(0), to: at(1) };
      await run(async ({ triggers }) => {
        await triggers.add(frameId, [trigger, other]);
        const partitionId = trigger.projectId ?? '';
        expect((await triggers.findPending(frameId, partitionId)).map(({ id }) => id)).toEqual([trigger.id]);
        expect(await triggers.ofProject(frameId, partitionId, period)).toHaveLength(2);
        await triggers.markMatched(frameId, [{ id: trigger.id, readings: { a: 1 } }]);
        await triggers.addReadings(frameId, trigger.id, { a: 2, b: 3 });
        expect(await triggers.findPending(frameId, partitionId)).toEqual([]);
        expect(await triggers.find(frameId, trigger.id)).toMatchObject({ detail: trigger.detail });
        const { triggers: past, next } = await triggers.past(frameId, rule, period, { after: 0, limit: 5 });
        expect(past).toMatchObject([{ trigger: { id: trigger.id }, readings: { a: 1, b: 3 } }]);
        expect((await triggers.past(frameId, rule, period, { after: next, limit: 5 })).triggers).toEqual([]);
      });
    });

    it('start a run once for a rule, project and cause', async () => {
      const first = await start({ correlationId: 'cause' });
      const again = aRun(rule, trigger, { correlationId: 'cause' });
      await run(async ({ runs }) => {
        expect(await runs.insert(frameId, again)).toBe(false);
        await runs.insertSkipped(frameId, [{ ...again, skipped: { reason: 'condition_false', detail: '' } }]);
        expect(await runs.findPending(frameId, first.partitionId, 5)).toMatchObject([{ id: first.id }]);
        const { runs: listed } = await runs.page(frameId, { statuses: ['skipped'], ruleIds: [rule.id] }, page);
        expect(listed).toMatchObject([{ id: again.id, rule: { name: 'Rate' }, trigger: { type: 'event' } }]);
      });
    });

    it('record steps in their order, and finish a run once', async () => {
      const { id } = await start();
      const step = (path: string, status: 'succeeded' | 'failed' = 'succeeded') =>
        ({ path, action: 'move', status, startedAt: at(1), durationMs: 1, detail: '', error: null }) as const;
      await run(async ({ runs }) => {
        await runs.begin(frameId, id, at(1));
        await runs.begin(frameId, id, at(2));
        expect(await runs.addStep(frameId, id, 0, step('0'))).toBe(true);
        expect(await runs.addStep(frameId, id, 0, step('0'))).toBe(false);
        await runs.postpone(frameId, id, 2, 'Late.');
        const end = { status: 'failed', error: 'No.', step: step('1', 'failed'), at: at(3) } as const;
        expect(await runs.finish(frameId, id, end)).toBe(true);
        expect(await runs.finish(frameId, id, end)).toBe(false);
      });
      expect(await read(id)).toMatchObject({ status: 'failed', startedAt: at(1), attempt: 2, finishedAt: at(3) });
      await run(({ runs }) => runs.reopen(frameId, id));
      expect(await read(id)).toMatchObject({ status: 'pending', attempt: 1, error: null, steps: [{ path: '0' }] });
      expect(await run(({ runs }) => runs.lock(frameId, newId(), id))).toBeUndefined();
    });

    it('list runs without the outputs of their steps', async () => {
      const { id } = await start();
      const outputs = { body: 'x' };
      const performed = (path: string) =>
        ({
          path,
          action: 'call_webhook',
          status: 'succeeded',
          startedAt: at(1),
          durationMs: 1,
          detail: '',
          error: null,
        }) as const;
      const steps = [performed('0'), { ...performed('1'), result: { branch: 'then' } } as const];
      await run(async ({ runs }) => {
        for (const [index, step] of steps.entries()) await runs.addStep(frameId, id, index, { ...step, outputs });
        await runs.finish(frameId, id, { status: 'succeeded', at: at(2) });
        const [listed] = (await runs.page(frameId, { ruleIds: [rule.id] }, page)).runs;
        expect(listed?.steps).toEqual(steps);
        const { newest = 0 } = await runs.count(frameId);
        const [exported] = (await runs.before(frameId, newest + 1, 1)).rows;
        expect(exported?.steps).toEqual(steps);
      });
      expect((await read(id))?.steps).toEqual(steps.map((step) => ({ ...step, outputs })));
    });

    it('suspend and wake a run', async () => {
      const { id, partitionId } = await start();
      const [other, timed] = [await start(), await start()];
      const waiting = { path: '0', reason: 'event', since: '', resumesAt: '', events: [] } as const;
      await run(async ({ runs }) => {
        expect(await runs.suspend(frameId, { id, ruleId: rule.id }, waiting, at(9))).toBe(true);
        expect(await runs.suspend(frameId, { id, ruleId: rule.id }, waiting, at(9))).toBe(false);
        await runs.suspend(frameId, timed, { ...waiting, reason: 'time' }, at(9));
        await runs.suspend(frameId, other, { ...waiting, reason: 'date' }, at(9));
        const [first] = await runs.findSuspended(frameId, partitionId, { after: 0, limit: 1 });
        const later = await runs.findSuspended(frameId, partitionId, { after: first?.position ?? 0, limit: 9 });
        expect([first, ...later]).toMatchObject([{ id, waiting }, { id: other.id }]);
        await runs.expireWaits(frameId, rule.id, at(1));
        expect(await runs.wake(frameId, id, { ...waiting, isChecked: true })).toBe(partitionId);
        expect(await runs.wake(frameId, newId())).toBeUndefined();
      });
      expect(await read(id)).toMatchObject({ status: 'pending', waiting: { isChecked: true } });
    });

    it('list finished runs on projects by position, newest first', async () => {
      const [one, two] = [await start(), await start()];
      await start();
      await run(async ({ runs }) => {
        for (const { id } of [one, two]) await runs.finish(frameId, id, { status: 'succeeded', at: at(2) });
        const { total, newest = 0 } = await runs.count(frameId);
        expect(total).toBe(2);
        const first = await runs.before(frameId, newest + 1, 1);
        const second = await runs.before(frameId, first.next, 1);
        expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual([two.id, one.id]);
        expect(first.rows[0]).toMatchObject({ kind: 'automation' });
      });
    });
  });
}
