import { newId } from '@trackway/runtime';
import type { BoardStores, UnitOfWork } from '../../unit-of-work';
import type { Attachment } from '../attachments/attachment';
import { aFunnel, anAssignment, aProject } from '../fake-samples';

const start = new Date('2026-05-04T09:00:00Z');
const at = (hours: number) => new Date(start.getTime() + hours * 3_600_000);

/** The behaviour of the stores of attachments, projects, viewings, moves and times. */
export function describeMoveStores(name: string, open: () => UnitOfWork<BoardStores>): void {
  describe(`attachments, viewings and times: ${name}`, () => {
    let frameId: string;
    let funnel: ReturnType<typeof aFunnel>;
    const run = <T>(work: (stores: BoardStores) => Promise<T>) => open().run(frameId, work);
    const stepId = (index: number) => funnel.steps[index]?.id ?? '';

    beforeEach(async () => {
      frameId = newId();
      funnel = aFunnel(['One', 'Two'], start);
      await run(({ funnels }) => funnels.insert(frameId, funnel));
    });

    /** A project in the first step. */
    async function place(changes: Parameters<typeof anAssignment>[1] = {}, project = aProject()) {
      const assignment = anAssignment(funnel, { projectId: project.id, linkedAt: start, ...changes });
      await run(async ({ assignments, projectFacts }) => {
        await projectFacts.upsertNewer(frameId, [project]);
        await assignments.insert(frameId, assignment);
      });
      return assignment;
    }

    function anAttachment(title: string): Attachment {
      const source = { url: 'https://example.org/a' };
      const stamps = { createdAt: start, updatedAt: start, deletedAt: null };
      const fields = { name: title, type: 'video', source, duration: 10, watch: false } as const;
      return { ...stamps, ...fields, id: newId(), stepId: stepId(0) };
    }

    it('count the attachments of a step for one transaction after the other', async () => {
      const atOnce = <T>(work: (stores: BoardStores) => Promise<T>) =>
        Promise.all(Array.from({ length: 4 }, () => run(work)));
      // Opens the connections, so that the counts start at the same time.
      await atOnce(({ attachments }) => attachments.ofStep(frameId, stepId(0)));
      const counted = await atOnce(async ({ attachments }) => {
        const count = await attachments.countForLimit(frameId, stepId(0));
        await attachments.insert(frameId, anAttachment('1'));
        return count;
      });
      expect(counted.toSorted()).toEqual([0, 1, 2, 3]);
    });

    it('store attachments in their order, and hide deleted ones', async () => {
      const attach = async (title: string): Promise<Attachment> => {
        const attachment = anAttachment(title);
        await run(({ attachments }) => attachments.insert(frameId, attachment));
        return attachment;
      };
      const [one, two, three] = [await attach('1'), await attach('2'), await attach('3')];
      await run(async ({ attachments }) => {
        await attachments.setOrder(frameId, [three.id, one.id, two.id]);
        await attachments.update(frameId, { ...one, deletedAt: at(1) });
        await attachments.update(frameId, { ...two, watch: true });
      });

      await run(async ({ attachments }) => {
        const found = await attachments.ofStep(frameId, stepId(0));
        expect(found).toEqual([three, { ...two, watch: true }]);
        expect(await attachments.find(frameId, one.id)).toBeUndefined();
        expect(await attachments.lock(frameId, three.id)).toEqual(three);
        expect(await attachments.countForLimit(frameId, stepId(1))).toBe(0);
      });
    });

    it('store the newest version of a project', async () => {
      const project = aProject({ version: 2, name: 'Second' });
      await run(async ({ projectFacts }) => {
        await projectFacts.upsertNewer(frameId, [project]);
        await projectFacts.upsertNewer(frameId, [{ ...project, version: 1, name: 'First' }]);
        expect(await projectFacts.find(frameId, project.id)).toEqual(project);
        expect(await projectFacts.find(frameId, newId())).toBeUndefined();
      });
    });

    it('store viewings of a user for a project', async () => {
      const { projectId } = await place();
      const [attachmentId, viewerId] = [newId(), newId()];
      const ranges = [{ from: 0, to: 5 }];
      const viewing = { attachmentId, projectId, viewerId, fileHash: null, ranges, watchedAt: null, updatedAt: start };
      const of = { projectId, viewerId, attachmentIds: [attachmentId] };
      await run(async ({ attachments, viewings }) => {
        const fields = { name: 'Video', type: 'video', source: { url: 'https://example.org' }, duration: 9 } as const;
        const stamps = { createdAt: start, updatedAt: start, deletedAt: null };
        await attachments.insert(frameId, { ...fields, ...stamps, id: attachmentId, stepId: stepId(0), watch: false });
        expect(await viewings.lock(frameId, of)).toEqual([]);
        await viewings.save(frameId, viewing);
        await viewings.save(frameId, { ...viewing, watchedAt: at(1) });
        expect(await viewings.lock(frameId, of)).toEqual([{ ...viewing, watchedAt: at(1) }]);
        expect(await viewings.lock(frameId, { ...of, viewerId: newId() })).toEqual([]);
      });
    });

    it('claim a key of a move once', async () => {
      const { id } = await place();
      await run(async ({ moveKeys }) => {
        expect(await moveKeys.has(frameId, 'key')).toBe(false);
        expect(await moveKeys.claim(frameId, 'key', id)).toBe(true);
        expect(await moveKeys.claim(frameId, 'key', id)).toBe(false);
        expect(await moveKeys.has(frameId, 'key')).toBe(true);
      });
    });

    it('remember committed stages', async () => {
      const [committed, other] = [newId(), newId()];
      await run(async ({ stages }) => {
        await stages.add(frameId, committed);
        expect(await stages.among(frameId, [other, committed])).toEqual([committed]);
      });
    });

    it('measure stays, and end them with the status and the step', async () => {
      const assignment = await place();
      const record = (changes: Partial<typeof assignment>) =>
        run(({ ledger }) =>
          ledger.recordStays(frameId, [{ assignment: { ...assignment, ...changes }, deadlines: [] }]),
        );
      await record({ updatedAt: at(0) });
      await record({ updatedAt: at(1), status: 'paused' });
      await record({ updatedAt: at(2), stepId: stepId(1) });
      await record({ updatedAt: at(3), stepId: stepId(1), status: 'won' });
      await record({ updatedAt: at(5), stepId: stepId(1) });

      await run(async ({ ledger }) => {
        expect(await ledger.staysOf(frameId, assignment.id, at(6))).toEqual([
          { stepId: stepId(0), stepName: 'One', enteredAt: at(0), leftAt: at(2), seconds: 7_200 },
          { stepId: stepId(1), stepName: 'Two', enteredAt: at(2), leftAt: at(3), seconds: 3_600 },
          { stepId: stepId(1), stepName: 'Two', enteredAt: at(5), leftAt: null, seconds: 3_600 },
        ]);
        const times = await ledger.timesOf(frameId, funnel.id, at(8));
        expect(times.find((one) => one.stepId === stepId(1))).toEqual({
          ...{ stepId: stepId(1), stays: 2 },
          ...{ averageSeconds: 7_200, medianSeconds: 7_200, longestSeconds: 10_800 },
        });
      });
    });

    it('record the stays and deadlines of several assignments', async () => {
      const [open, won] = [await place(), await place({ status: 'won' })];
      const late = { kind: 'late', dueAt: at(4) } as const;
      await run(({ ledger }) =>
        ledger.recordStays(frameId, [
          { assignment: open, deadlines: [late] },
          { assignment: won, deadlines: [] },
        ]),
      );
      const moved = [open, won].map((one) => ({ ...one, stepId: stepId(1), updatedAt: at(1) }));
      await run(async ({ ledger }) => {
        await ledger.recordStays(
          frameId,
          moved.map((assignment) => ({ assignment, deadlines: [] })),
        );
        const stays = await ledger.staysOf(frameId, open.id, at(2));
        expect(stays.map((stay) => [stay.stepId, stay.leftAt])).toEqual([
          [stepId(0), at(1)],
          [stepId(1), null],
        ]);
        expect(await ledger.staysOf(frameId, won.id, at(2))).toEqual([]);
        expect(await ledger.claimDeadline(frameId, open.id, late)).toBe(false);
        await ledger.recordStays(frameId, []);
      });
    });

    it('claim a deadline once, and only at its time', async () => {
      const assignment = await place();
      const late = { kind: 'late', dueAt: at(4) } as const;
      await run(async ({ ledger }) => {
        await ledger.recordStays(frameId, [{ assignment, deadlines: [late, { kind: 'overdue', dueAt: at(-1) }] }]);
        expect(await ledger.claimDeadline(frameId, assignment.id, { kind: 'overdue', dueAt: at(-1) })).toBe(false);
        expect(await ledger.claimDeadline(frameId, assignment.id, { ...late, dueAt: at(5) })).toBe(false);
        await ledger.updateStepLimit(frameId, stepId(0), 6, at(1));
        expect(await ledger.claimDeadline(frameId, assignment.id, late)).toBe(false);
        expect(await ledger.claimDeadline(frameId, assignment.id, { kind: 'late', dueAt: at(6) })).toBe(true);
        expect(await ledger.claimDeadline(frameId, assignment.id, { kind: 'late', dueAt: at(6) })).toBe(false);
        await ledger.recordStays(frameId, [{ assignment, deadlines: [late] }]);
        await ledger.updateStepLimit(frameId, stepId(0), null, at(1));
        expect(await ledger.claimDeadline(frameId, assignment.id, late)).toBe(false);
      });
    });

    it('replace a deadline by one that has passed, and retain one that is not published yet', async () => {
      const assignment = await place();
      const overdue = { kind: 'overdue', dueAt: at(4) } as const;
      const claim = (dueAt: Date) =>
        run(({ ledger }) => ledger.claimDeadline(frameId, assignment.id, { ...overdue, dueAt }));
      const record = (hours: number, dueAt: Date) => {
        const changed = { ...assignment, updatedAt: at(hours) };
        const stay = { assignment: changed, deadlines: [{ ...overdue, dueAt }] };
        return run(({ ledger }) => ledger.recordStays(frameId, [stay]));
      };
      await record(0, at(4));
      await record(1, at(-1));
      expect(await claim(at(4))).toBe(false);
      await record(2, at(4));
      await record(5, at(4));
      expect(await claim(at(4))).toBe(true);
    });
  });
}
