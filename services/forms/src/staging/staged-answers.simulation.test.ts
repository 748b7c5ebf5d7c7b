import { setTimeout as pause } from 'node:timers/promises';
import { conflict, isAppError, unavailable } from '@trackway/errors';
import { newId } from '@trackway/runtime';
import { type Perform, type SimulatedProcess, type Simulation, simulate } from '@trackway/simulation';
import { aCaller } from '@trackway/testkit';
import type { AnswerChange } from '../answers/answer';
import { makePutAnswers } from '../answers/put-answers';
import type { Form } from '../forms/form';
import { DEFAULT_PAGE } from '../forms/page-settings';
import type { Accessor } from '../projects/accessor';
import type { Transactional } from '../shared/unit-of-work';
import { FakeFormsDatabase, FakeFormsUnitOfWork } from './fake-forms-database';
import type { StageStores } from './stage-store';
import { stagingModule } from './staging-module';

const PUTS = 3;
const MOVES = 3;
const MINUTE = 60_000;
const CALL_TIMEOUT_MS = 10_000;
const RETRY_MS = 1_000;

const caller = aCaller();
const { frameId } = caller;
const accessor: Accessor = { type: 'project_step_form', projectId: newId(), id: newId() };
const FIELDS = [newId(), newId()] as const;

const unset = { key: null, help: null, required: false, options: [], validation: {}, visibleWhen: null } as const;
const form: Form = {
  id: 1,
  frameId,
  title: 'Survey',
  description: '',
  page: DEFAULT_PAGE,
  fields: FIELDS.map((id) => ({ ...unset, id, label: id, type: 'short_text' })),
  version: 1,
  createdBy: null,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  deletedAt: null,
};

/** Stores that no schedule writes. */
const others = {
  forms: { findMany: async () => [form], findByFields: async () => [form] },
  projectMerges: { mergedInto: async () => [] },
  outbox: { add: async () => undefined },
} as unknown as Omit<StageStores, 'answers' | 'stages'> & Transactional;

/** What a simulation can replace by a faulty variant. */
interface Parts {
  readonly UnitOfWork: typeof FakeFormsUnitOfWork;
  /** Whether the funnels service drops a stage also if its transaction may have been committed. */
  readonly dropsUnknown: boolean;
}

/** Replicas of the forms service, and a funnels service that makes moves and publishes them. */
class World {
  readonly database = new FakeFormsDatabase();
  /** Stages whose move was made. */
  readonly moved = new Set<string>();
  /** Stages whose move was made and whose event was not delivered yet. */
  private readonly events: string[] = [];
  private isDelivering = false;
  private replicas: Replica[];

  constructor(
    private readonly simulation: Simulation,
    private readonly parts: Parts,
  ) {
    this.replicas = [this.startReplica(), this.startReplica()];
    this.startExpiry();
  }

  get isSettled(): boolean {
    return this.events.length === 0 && this.database.pendingStages === 0;
  }

  async put(field: string, value: string): Promise<void> {
    const { putAnswers } = this.pick();
    await withTimeout(putAnswers(caller, { formId: 1, accessor, answers: [{ field_id: field, value }] }));
  }

  /** As the funnels service makes a move. */
  async move(process: SimulatedProcess, stageId: string, values: readonly string[]): Promise<void> {
    const answers = FIELDS.map((field_id, index) => ({ field_id, value: values[index] }));
    const isRejected = this.simulation.random.chance(0.3);
    const { expiresAt } = await withTimeout(this.pick().stageAnswers(caller, { stageId, accessor, answers }));
    try {
      await this.simulation.perform(process, () => this.commitMove(stageId, expiresAt, isRejected));
      await withTimeout(this.pick().commitStaged(frameId, stageId));
    } catch (error) {
      const isRolledBack = isAppError(error) && error.kind === 'conflict';
      if (isRolledBack || this.parts.dropsUnknown) await withTimeout(this.pick().dropStaged(frameId, stageId));
      throw error;
    }
  }

  crashOne(): void {
    const crashed = this.simulation.random.pick(this.replicas);
    this.simulation.crash(crashed.process);
    this.replicas = [...this.replicas.filter((one) => one !== crashed), this.startReplica()];
  }

  private commitMove(stageId: string, expiresAt: Date, isRejected: boolean): void {
    if (isRejected || Date.now() > expiresAt.getTime()) {
      throw conflict('The step is full.');
    }
    this.moved.add(stageId);
    this.events.push(stageId);
    if (!this.isDelivering) void this.deliver();
  }

  private pick(): Replica {
    return this.simulation.random.pick(this.replicas);
  }

  private startReplica() {
    const process = this.simulation.process('forms');
    const perform: Perform = (effect) => this.simulation.perform(process, effect);
    const unitOfWork = new this.parts.UnitOfWork(this.database, others, perform);
    const findCommitted = (_caller: unknown, ids: readonly string[]) =>
      perform(() => new Set(ids.filter((id) => this.moved.has(id))));
    const deps = { unitOfWork, moves: { findCommitted }, newId, clock: () => new Date() };
    const staging = stagingModule(deps);
    const projects = {
      assertExists: async () => undefined,
      assertWritable: async () => ({ frame: { name: '', locale: '' } }),
    };
    const steps = { assertExists: async () => undefined };
    const putAnswers = makePutAnswers({ ...deps, projects, steps, settleStages: staging.settleStages });
    return { process, putAnswers, ...staging };
  }

  /** Delivers the events in order, each until it is processed. */
  private async deliver(): Promise<void> {
    this.isDelivering = true;
    for (let stageId = this.events[0]; stageId !== undefined; stageId = this.events[0]) {
      const isDone = await withTimeout(this.pick().commitStaged(frameId, stageId)).then(
        () => true,
        (error: unknown) => isAppError(error) && error.kind === 'not_found',
      );
      if (isDone) this.events.shift();
      else await pause(RETRY_MS);
    }
    this.isDelivering = false;
  }

  private startExpiry(): void {
    const expire = async () => {
      await pause(5 * MINUTE);
      await withTimeout(this.pick().expireStages()).catch(() => undefined);
      void expire();
    };
    void expire();
  }
}

type Replica = ReturnType<World['startReplica']>;

/** As a client waits for a process that may have crashed. */
function withTimeout<T>(call: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(unavailable('The peer does not respond.')), CALL_TIMEOUT_MS);
    call.then(resolve, reject);
  });
}

async function answer(simulation: Simulation, parts: Partial<Parts> = {}): Promise<void> {
  const world = new World(simulation, { UnitOfWork: FakeFormsUnitOfWork, dropsUnknown: false, ...parts });
  const ends: Promise<unknown>[] = [];
  let open = 0;
  const start = (work: Promise<unknown>) => {
    open += 1;
    ends.push(work.catch(() => undefined).then(() => (open -= 1)));
  };
  const stages = Array.from({ length: MOVES }, () => newId());
  const steps = [
    ...stages.map((stageId) => () => {
      const process = simulation.process('funnels');
      start(world.move(process, stageId, [`${stageId} a`, `${stageId} b`]));
    }),
    ...Array.from(
      { length: PUTS },
      (_, index) => () => start(world.put(simulation.random.pick(FIELDS), `put ${index}`)),
    ),
  ];
  while (steps.length > 0) {
    steps.splice(simulation.random.below(steps.length), 1)[0]?.();
    await simulation.run(simulation.random.below(40));
    if (simulation.random.chance(0.1)) world.crashOne();
  }
  simulation.stopFaults();
  await simulation.runUntil(() => open === 0 && world.isSettled);

  for (const stageId of stages) assertApplied(world, stageId);
}

/**
 * Each value of a move that was made is stored unless a change came first, and never replaces a change that is newer than its
 * stage. Values of other moves are not stored.
 */
function assertApplied({ database: { commits }, moved }: World, stageId: string): void {
  const staged = commits.findIndex(({ stages }) => stages.get(`${frameId}:${stageId}`)?.committedAt === null);
  for (const [index, field] of FIELDS.entries()) {
    const value = `${stageId} ${'ab'[index]}`;
    const isOf = (change: AnswerChange) => change.fieldId === field;
    const changedIn = (from: number, to: number) =>
      commits.slice(Math.max(from, 0), to).some(({ changes }) => [...changes.values()].some(isOf));
    const applied = commits.flatMap(({ changes }, at) =>
      [...changes.values()].some((change) => isOf(change) && change.newValue === value) ? [at] : [],
    );
    if (!moved.has(stageId)) expect({ stageId, applied }).toEqual({ stageId, applied: [] });
    else if (applied.length === 0) expect(changedIn(commits[staged]?.snapshot ?? 0, commits.length)).toBe(true);
    else {
      expect(applied).toHaveLength(1);
      expect({ value, isOverwriting: changedIn(staged, applied[0] ?? 0) }).toEqual({ value, isOverwriting: false });
    }
  }
}

/** Planted fault: the versions of the answers are not stored with a stage. */
class UnitOfWorkWithoutVersions extends FakeFormsUnitOfWork {
  protected override storesOf(...given: Parameters<FakeFormsUnitOfWork['storesOf']>) {
    const stores = super.storesOf(...given);
    const { stages } = stores;
    const insert = stages.insert.bind(stages);
    stages.insert = (stage) =>
      insert({ ...stage, values: stage.values.map((value) => ({ ...value, baseVersion: undefined })) });
    return stores;
  }
}

const makeError = (message: string) => unavailable(message);

describe('staged answers of moves, simulated', () => {
  it('are stored once if the move is made, and never replace newer answers', async () => {
    await simulate((simulation) => answer(simulation), { makeError, schedules: 60 });
  });

  it('are found to replace newer answers without the version of the answers', async () => {
    const run = simulate((simulation) => answer(simulation, { UnitOfWork: UnitOfWorkWithoutVersions }), { makeError });

    await expect(run).rejects.toThrow(/^Seed \d+/);
  });

  it('are found to be lost if they are dropped when it is unknown whether their move was made', async () => {
    const run = simulate((simulation) => answer(simulation, { dropsUnknown: true }), { makeError });

    await expect(run).rejects.toThrow(/^Seed \d+/);
  });
});
