import { FakeTable } from '@trackway/simulation';
import type { Assignment } from '../funnels/assignment';
import type { FakeFunnelStore } from '../funnels/fake-funnel-store';
import { type Deadline, deadlineKinds, deadlinesOf } from './deadline';
import type { CurrentStay, StepStay, StepTimes, TimeLedger } from './time-ledger';

interface StoredStay {
  readonly assignmentId: string;
  readonly funnelId: string;
  readonly stepId: string;
  readonly stepName: string;
  readonly enteredAt: Date;
  readonly leftAt: Date | null;
}

interface StoredDeadline extends Deadline {
  readonly assignmentId: string;
}

const keyOfDeadline = (deadline: Pick<StoredDeadline, 'assignmentId' | 'kind'>) =>
  `${deadline.assignmentId}/${deadline.kind}`;
const keyOfStay = (stay: StoredStay) => `${stay.assignmentId}/${stay.enteredAt.getTime()}`;

/** Assignments are in a folder that imports this one. */
interface StoredAssignments {
  readonly rows: FakeTable<Assignment>;
}

export class FakeTimeLedger implements TimeLedger {
  readonly stays = new FakeTable<StoredStay>(keyOfStay);
  readonly deadlines = new FakeTable<StoredDeadline>(keyOfDeadline);

  constructor(
    private readonly funnels: FakeFunnelStore,
    private readonly assignments: StoredAssignments,
  ) {}

  async recordStays(frameId: string, stays: readonly CurrentStay[]): Promise<void> {
    for (const stay of stays) this.recordStay(frameId, stay);
  }

  private recordStay(frameId: string, { assignment, deadlines }: CurrentStay): void {
    const { id: assignmentId, funnelId, stepId, status, updatedAt, leftAt } = assignment;
    const stays = leftAt === null && (status === 'open' || status === 'paused');
    const open = this.stays.of(frameId).find((stay) => stay.assignmentId === assignmentId && stay.leftAt === null);
    const isSame = stays && open?.stepId === stepId;
    if (open && !isSame) this.stays.change(frameId, keyOfStay(open), { leftAt: updatedAt });
    if (stays && !isSame) {
      const funnel = this.funnels.rows.find(frameId, funnelId);
      const stepName = funnel?.steps.find(({ id }) => id === stepId)?.name ?? '';
      this.stays.put(frameId, { assignmentId, funnelId, stepId, stepName, enteredAt: updatedAt, leftAt: null });
    }
    for (const kind of deadlineKinds) {
      const key = keyOfDeadline({ assignmentId, kind });
      const deadline = deadlines.find((one) => one.kind === kind);
      const isStored = this.deadlines.find(frameId, key)?.dueAt.getTime() === deadline?.dueAt.getTime();
      if (!isStored) this.deadlines.remove(frameId, key);
      if (deadline && deadline.dueAt > updatedAt) this.deadlines.put(frameId, { ...deadline, assignmentId });
    }
  }

  async updateStepLimit(frameId: string, stepId: string, lateAfterHours: number | null, now: Date): Promise<void> {
    const within = this.assignments.rows.of(frameId).filter((one) => one.stepId === stepId && one.leftAt === null);
    for (const assignment of within) {
      const { id: assignmentId } = assignment;
      this.deadlines.remove(frameId, keyOfDeadline({ assignmentId, kind: 'late' }));
      const late = deadlinesOf(assignment, { lateAfterHours }).find(({ kind }) => kind === 'late');
      if (late && late.dueAt > now) this.deadlines.put(frameId, { ...late, assignmentId });
    }
  }

  async claimDeadline(frameId: string, assignmentId: string, { kind, dueAt }: Deadline): Promise<boolean> {
    const key = keyOfDeadline({ assignmentId, kind });
    if (this.deadlines.find(frameId, key)?.dueAt.getTime() !== dueAt.getTime()) return false;
    return this.deadlines.remove(frameId, key);
  }

  async staysOf(frameId: string, assignmentId: string, now: Date): Promise<readonly StepStay[]> {
    return this.stays
      .of(frameId)
      .filter((stay) => stay.assignmentId === assignmentId)
      .map(({ stepId, stepName, enteredAt, leftAt }) => {
        const seconds = secondsBetween(enteredAt, leftAt ?? now);
        return { stepId, stepName, enteredAt, leftAt, seconds };
      });
  }

  async timesOf(frameId: string, funnelId: string, now: Date): Promise<readonly StepTimes[]> {
    const ofFunnel = this.stays.of(frameId).filter((stay) => stay.funnelId === funnelId);
    return [...Map.groupBy(ofFunnel, ({ stepId }) => stepId)].map(([stepId, stays]) => {
      const seconds = stays.map(({ enteredAt, leftAt }) => secondsBetween(enteredAt, leftAt ?? now)).sort(ascending);
      const middle = [seconds[Math.floor((stays.length - 1) / 2)] ?? 0, seconds[Math.floor(stays.length / 2)] ?? 0];
      return {
        stepId,
        stays: stays.length,
        averageSeconds: Math.floor(seconds.reduce((sum, value) => sum + value, 0) / stays.length),
        medianSeconds: Math.floor(((middle[0] ?? 0) + (middle[1] ?? 0)) / 2),
        longestSeconds: seconds.at(-1) ?? 0,
      };
    });
  }
}

const ascending = (one: number, other: number) => one - other;

function secondsBetween(from: Date, to: Date): number {
  return Math.floor((to.getTime() - from.getTime()) / 1_000);
}
