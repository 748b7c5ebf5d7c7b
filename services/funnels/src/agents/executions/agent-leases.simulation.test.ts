import { AppError, unavailable } from '@trackway/errors';
import { createLogger, newId } from '@trackway/runtime';
import { type Perform, type SimulatedProcess, type Simulation, simulate } from '@trackway/simulation';
import { z } from 'zod';
import { FakeConnections, type FakeTransaction } from '../../shared/fake-transactions';
import { FakeKeyedQueue } from '../../shared/queues/fake-keyed-queue';
import { KeyedQueueWorker } from '../../shared/queues/keyed-queue-worker';
import type { AgentStores } from '../../unit-of-work';
import type { Agent } from '../definitions/agent';
import type { ModelReply, ModelRequest } from '../models/model-provider';
import { defineTool } from '../tools/tool';
import { type Execution, isFinished } from './execution';
import { FakeExecutionStore } from './fake-execution-stores';
import { FakeExecutionTables } from './fake-execution-tables';
import { FakeModelCallLedger } from './fake-model-call-ledger';
import { makeRunExecution } from './run-execution';

const EXECUTIONS = 3;
/** Each execution calls the model twice: for a tool call, and for the result. */
const REPLIES = 2;
/** Tokens of the input and the output of each call. */
const INPUT_TOKENS = 20;
const OUTPUT_TOKENS = 30;
/** Enough for three calls and a part of the fourth one. */
const DAILY_TOKENS = 170;
/** Time until a database notices that a process has died. */
const NOTICED_MS = 1_000;
const NOT_REACHED = 'The provider did not respond.';

const logger = createLogger({ service: 'test', level: 'silent' });
const frameId = newId();

const agent: Agent = {
  id: newId(),
  name: 'Helper',
  version: 1,
  owner: { kind: 'user', id: newId(), name: null },
  provider: 'fake',
  model: 'fake',
  instructions: 'Help.',
  tools: ['record'],
  limits: { max_steps: 20, max_tokens: 10_000, max_seconds: 100_000, daily_tokens: DAILY_TOKENS },
  needsApproval: false,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  deletedAt: null,
};

function anExecution(id: string): Execution {
  const origin = { trigger: 'user', startedBy: { id: newId(), name: null }, startKey: null, projectId: newId() };
  const cause = { correlationId: newId(), causationId: null, depth: 0 };
  const progress = { messages: [], steps: [], waiting: [], output: null, error: null, attempt: 1 };
  const times = { startedAt: null, completedAt: null, createdAt: new Date(0) };
  return {
    id,
    agentId: agent.id,
    agentVersion: 1,
    status: 'pending',
    input: '',
    ...origin,
    ...cause,
    ...progress,
    ...times,
  };
}

/** A provider that charges each key once. */
class Provider {
  readonly charged = new Map<string, ModelReply>();

  complete({ key, messages, maxOutputTokens }: ModelRequest): ModelReply {
    const known = this.charged.get(key);
    if (known) return known;
    const replies = messages.filter(({ role }) => role === 'assistant').length;
    const call = { id: `call ${replies}`, name: 'record', arguments: '{}' };
    const toolCalls = replies + 1 < REPLIES ? [call] : [];
    const tokens = { inputTokens: INPUT_TOKENS, outputTokens: Math.min(OUTPUT_TOKENS, maxOutputTokens) };
    const reply = { content: `reply ${replies}`, toolCalls, ...tokens };
    this.charged.set(key, reply);
    return reply;
  }
}

/** What a simulation can replace by a faulty variant. */
interface Parts {
  readonly Executions: typeof FakeExecutionStore;
  readonly Ledger: typeof FakeModelCallLedger;
}

/** Workers of two replicas that execute agents. */
class World {
  readonly tables = new FakeExecutionTables();
  readonly provider = new Provider();
  /** Keys with which a tool was used. */
  readonly uses: string[] = [];
  private workers: { readonly process: SimulatedProcess; readonly connections: FakeConnections }[];

  constructor(
    private readonly simulation: Simulation,
    private readonly parts: Parts,
  ) {
    for (let index = 0; index < EXECUTIONS; index += 1) {
      const execution = anExecution(newId());
      this.tables.executions.set(execution.id, execution);
      this.tables.queue.add(frameId, execution.id);
    }
    this.workers = [this.start(), this.start()];
  }

  get isDone(): boolean {
    return [...this.tables.executions.values()].every(isFinished);
  }

  crashOne(): void {
    const crashed = this.simulation.random.pick(this.workers);
    this.simulation.crash(crashed.process);
    setTimeout(() => crashed.connections.close(), NOTICED_MS);
    this.workers = [...this.workers.filter((one) => one !== crashed), this.start()];
  }

  private start() {
    const process = this.simulation.process('worker');
    const perform: Perform = (effect) => this.simulation.perform(process, effect);
    const connections = new FakeConnections(this.tables.locks, perform);
    const record = defineTool({
      name: 'record',
      description: 'Records a use.',
      scope: 'projects:read',
      writes: true,
      parameters: z.object({}),
      use: (_given, { key }) => perform(() => this.uses.push(key)),
    });
    const complete = (request: ModelRequest) =>
      notReached(
        withTimeout(
          request.timeoutMs,
          perform(() => this.provider.complete(request)),
        ),
      );
    const runExecution = makeRunExecution({
      unitOfWork: { run: (_frameId, work) => connections.run((transaction) => work(this.stores(transaction))) },
      providers: new Map([['fake', { complete, priceOf: () => undefined }]]),
      toolbox: new Map([['record', record]]),
      fetchGrants: async () => ({ active: true, scopes: ['*'] }),
      frameLimits: { dailyTokens: 1_000_000 },
      newId,
      clock: () => new Date(),
    });
    const queue = new FakeKeyedQueue(this.tables.queue, perform);
    new KeyedQueueWorker({
      queue,
      process: runExecution,
      name: 'agents',
      concurrency: 2,
      pollIntervalMs: 5_000,
      logger,
    }).start();
    return { process, connections };
  }

  private stores(transaction: FakeTransaction): AgentStores {
    return {
      agents: { atVersion: async () => agent },
      executions: new this.parts.Executions(this.tables, transaction),
      modelCalls: new this.parts.Ledger(this.tables, transaction),
      outbox: { add: async () => undefined },
    } as unknown as AgentStores;
  }
}

async function withTimeout<T>(ms: number, call: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unavailable('The provider does not respond.')), ms);
  });
  return Promise.race([call, timeout]).finally(() => clearTimeout(timer));
}

/** As the adapter of providers reports that the provider may have replied. */
async function notReached<T>(call: Promise<T>): Promise<T> {
  return call.catch((cause: unknown) => {
    throw new AppError('unavailable', 'provider_not_reached', NOT_REACHED, {}, { cause });
  });
}

async function runAgents(simulation: Simulation, parts: Partial<Parts> = {}): Promise<void> {
  const world = new World(simulation, { Executions: FakeExecutionStore, Ledger: FakeModelCallLedger, ...parts });
  for (let crashes = simulation.random.below(4); crashes > 0; crashes -= 1) {
    await simulation.run(simulation.random.below(150));
    world.crashOne();
  }
  await simulation.run(simulation.random.below(300));
  simulation.stopFaults();
  await simulation.runUntil(() => world.isDone, 20_000);
  await simulation.run(50);

  const { executions, calls } = world.tables;
  for (const { id, messages, steps, status } of executions.values()) {
    const replies = messages.flatMap((message) => (message.role === 'assistant' ? [message.content] : []));
    expect(replies).toEqual(replies.map((_, index) => `reply ${index}`));
    expect(steps).toHaveLength(messages.length);
    if (status === 'completed') expect(replies).toHaveLength(REPLIES);
    const settled = [...calls.values()].filter((call) => call.executionId === id);
    expect(settled.filter((call) => call.settled?.status === 'succeeded')).toHaveLength(replies.length);
    expect(settled.filter((call) => !call.settled)).toEqual([]);
  }
  // A tool is used again after a lost response, with the same key.
  expect(new Set(world.uses).size).toBeLessThanOrEqual(EXECUTIONS);
  expect(spentTokens(world)).toBeLessThan(DAILY_TOKENS + INPUT_TOKENS + 2);
}

/**
 * What the provider has charged, without calls that failed because it is unknown whether the provider replied. Only the call
 * that starts with fewer tokens than its input exceeds a budget.
 */
function spentTokens({ provider, tables }: World): number {
  const known = [...provider.charged].filter(([key]) => tables.calls.get(key)?.settled?.error !== NOT_REACHED);
  return known.reduce((sum, [, { inputTokens, outputTokens }]) => sum + inputTokens + outputTokens, 0);
}

/** Planted fault: the lease is not checked when progress is stored. */
class StoreWithoutLease extends FakeExecutionStore {
  override lockForWorker(frame: string, id: string): Promise<Execution | undefined> {
    return this.lock(frame, id);
  }
}

/** Planted fault: reservations of concurrent executions do not wait for each other. */
class LedgerWithoutLock extends FakeModelCallLedger {
  override async lockBudgets(): Promise<void> {}
}

const makeError = (message: string) => unavailable(message);

describe('agents that run at the same time, simulated', () => {
  it('store each reply once and stay within a budget, also after crashes, pauses and lost responses', async () => {
    await simulate((simulation) => runAgents(simulation), { makeError, schedules: 25 });
  });

  it('are found to store replies twice if progress does not require the lease', async () => {
    const run = simulate((simulation) => runAgents(simulation, { Executions: StoreWithoutLease }), { makeError });

    await expect(run).rejects.toThrow(/^Seed \d+/);
  });

  it('are found to exceed a budget together if reservations are not serialized', async () => {
    const run = simulate((simulation) => runAgents(simulation, { Ledger: LedgerWithoutLock }), { makeError });

    await expect(run).rejects.toThrow(/^Seed \d+/);
  });
});
