import type { Page } from '@trackway/application';
import { FakeTable, fakePage } from '@trackway/simulation';
import type { FakeProjectFactsStore } from '../../board/projects/fake-project-facts-store';
import type { FakeRuleStore } from '../rules/fake-rule-store';
import type { FakeTriggerStore } from '../triggers/fake-trigger-store';
import type { Run, RunStep, Waiting } from './run';
import type { ExportedRun, RunFilter, RunStore, SuspendedRun } from './run-store';

interface Wait {
  readonly runId: string;
  readonly ruleId: string;
  readonly dueAt: Date;
}

interface Related {
  readonly rules: FakeRuleStore;
  readonly triggers: FakeTriggerStore;
  readonly projectFacts: FakeProjectFactsStore;
}

export class FakeRunStore implements RunStore {
  readonly waits = new FakeTable<Wait>(({ runId }) => runId);

  constructor(
    readonly rows: FakeTable<Run>,
    private readonly related: Related,
  ) {}

  async insert(frameId: string, run: Run): Promise<boolean> {
    const isSame = (other: Run) =>
      other.ruleId === run.ruleId && other.partitionId === run.partitionId && other.correlationId === run.correlationId;
    if (this.rows.of(frameId).some((other) => other.status !== 'skipped' && isSame(other))) return false;
    this.rows.put(frameId, run);
    return true;
  }

  async insertSkipped(frameId: string, runs: readonly Run[]): Promise<void> {
    for (const run of runs) this.rows.put(frameId, { ...run, status: 'skipped', finishedAt: run.createdAt });
  }

  async findPending(frameId: string, partitionId: string, limit: number): Promise<readonly Run[]> {
    const pending = this.rows.of(frameId).filter((run) => run.partitionId === partitionId && run.status === 'pending');
    return pending.slice(0, limit);
  }

  async begin(frameId: string, id: string, at: Date): Promise<void> {
    this.rows.change(frameId, id, { startedAt: this.rows.find(frameId, id)?.startedAt ?? at });
  }

  async addStep(frameId: string, id: string, index: number, step: RunStep): Promise<boolean> {
    const run = this.rows.find(frameId, id);
    if (!run || run.finishedAt || run.steps.length !== index) return false;
    const waiting = run.waiting?.path === step.path ? null : run.waiting;
    this.rows.put(frameId, { ...run, attempt: 1, error: null, waiting, steps: [...run.steps, step] });
    return true;
  }

  async postpone(frameId: string, id: string, attempt: number, error: string): Promise<void> {
    this.rows.change(frameId, id, { attempt, error });
  }

  async finish(frameId: string, id: string, end: Parameters<RunStore['finish']>[2]): Promise<boolean> {
    const run = this.rows.find(frameId, id);
    if (!run || run.finishedAt) return false;
    const { status, error = null, skipped = null, step, at: finishedAt } = end;
    const steps = [...run.steps, ...(step ? [step] : [])];
    this.rows.put(frameId, { ...run, status, error, skipped, steps, finishedAt, waiting: null });
    return true;
  }

  async suspend(frameId: string, { id, ruleId }: Pick<Run, 'id' | 'ruleId'>, waiting: Waiting, dueAt: Date) {
    if (this.rows.find(frameId, id)?.status !== 'pending') return false;
    this.rows.change(frameId, id, { status: 'waiting', waiting, attempt: 1, error: null });
    this.waits.put(frameId, { runId: id, ruleId, dueAt });
    return true;
  }

  async findSuspended(
    frameId: string,
    partitionId: string,
    { after, limit }: { after: number; limit: number },
  ): Promise<readonly SuspendedRun[]> {
    return this.rows
      .of(frameId)
      .flatMap(({ id, waiting, partitionId: partition }, index) => {
        const isFound = waiting && waiting.reason !== 'time' && partition === partitionId && index + 1 > after;
        return isFound ? [{ id, waiting, position: index + 1 }] : [];
      })
      .slice(0, limit);
  }

  async wake(frameId: string, id: string, waiting?: Waiting): Promise<string | undefined> {
    const run = this.rows.find(frameId, id);
    this.waits.remove(frameId, id);
    if (!run?.waiting || run.finishedAt) return undefined;
    this.rows.put(frameId, { ...run, status: 'pending', waiting: waiting ?? run.waiting });
    return run.partitionId;
  }

  async expireWaits(frameId: string, ruleId: string, at: Date): Promise<void> {
    for (const wait of this.waits.of(frameId)) {
      if (wait.ruleId === ruleId && wait.dueAt > at) this.waits.put(frameId, { ...wait, dueAt: at });
    }
  }

  async lock(frameId: string, ruleId: string, id: string): Promise<Run | undefined> {
    const run = this.rows.find(frameId, id);
    return run?.ruleId === ruleId ? run : undefined;
  }

  async reopen(frameId: string, id: string): Promise<void> {
    const run = this.rows.find(frameId, id);
    if (run?.status !== 'failed') return;
    const steps = run.steps.at(-1)?.status === 'failed' ? run.steps.slice(0, -1) : run.steps;
    this.rows.put(frameId, { ...run, status: 'pending', attempt: 1, error: null, finishedAt: null, steps });
  }

  async page(frameId: string, { stepId, ruleIds, projectIds, statuses, from, to }: RunFilter, page: Page) {
    const found = this.rows
      .of(frameId)
      .filter((run) => run.status !== 'pending' && (!stepId || run.stepId === stepId))
      .filter((run) => (ruleIds?.includes(run.ruleId) ?? true) && (statuses?.includes(run.status) ?? true))
      .filter((run) => projectIds?.includes(run.projectId ?? '') ?? true)
      .filter(({ createdAt }) => (!from || createdAt >= from) && (!to || createdAt <= to))
      .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (other.id > one.id ? 1 : -1));
    const { items, total } = fakePage(found, page);
    return { runs: items.map((run) => this.recordOf(frameId, run)), total };
  }

  async count(frameId: string): Promise<{ total: number; newest: number | undefined }> {
    const finished = this.finished(frameId);
    return { total: finished.length, newest: finished.at(-1)?.position };
  }

  async before(frameId: string, position: number, limit: number) {
    const all = this.finished(frameId).filter((one) => one.position < position);
    const found = all.toReversed().slice(0, limit);
    return { rows: found.map(({ run }) => this.recordOf(frameId, run)), next: found.at(-1)?.position ?? 0 };
  }

  /** Finished runs on projects, by their order of insertion. */
  private finished(frameId: string) {
    const all = this.rows.of(frameId).map((run, index) => ({ run, position: index + 1 }));
    return all.filter(({ run }) => run.finishedAt !== null && run.projectId !== null);
  }

  private recordOf(frameId: string, run: Run): ExportedRun {
    const { rules, triggers, projectFacts } = this.related;
    const rule = rules.rows.find(frameId, run.ruleId);
    const project = run.projectId ? projectFacts.rows.find(frameId, run.projectId) : undefined;
    const event = triggers.rows.find(frameId, run.triggerId)?.event;
    return {
      ...run,
      steps: run.steps.map(({ outputs: _, ...step }) => step),
      kind: rule?.kind ?? 'automation',
      rule: { id: run.ruleId, name: rule?.name ?? '', deletedAt: rule?.deletedAt ?? null },
      project: project ? { id: project.id, code: project.code, name: project.name } : null,
      trigger: { type: event?.type ?? '', detail: event?.detail ?? {} },
    };
  }
}
