import { unavailable } from '@trackway/errors';
import { HostLimit } from '@trackway/outbound';
import { createLogger, newId } from '@trackway/runtime';
import { type Perform, type SimulatedProcess, type Simulation, simulate } from '@trackway/simulation';
import { FakeConnections, type FakeTransaction } from '../../shared/fake-transactions';
import { FakeKeyedQueue } from '../../shared/queues/fake-keyed-queue';
import { KeyedQueueWorker } from '../../shared/queues/keyed-queue-worker';
import type { UnitOfWork, WebhookStores } from '../../unit-of-work';
import { FakeWebhookStore } from '../subscriptions/fake-webhook-store';
import { enabled, type Ordering, type Webhook } from '../subscriptions/webhook';
import type { Attempt, Delivery, Verdict } from './delivery';
import type { NewDelivery } from './delivery-store';
import { aWebhook } from './delivery-stores.contract';
import { FakeDeliveryStore } from './fake-delivery-stores';
import { FakeDeliveryTables } from './fake-delivery-tables';
import { makeProcessDeliveries } from './process-deliveries';
import { makePauseWebhook, makeRecordAttempt, makeSkipDelivery } from './record-attempt';
import { recordEvents } from './record-events';

const PROJECTS = 2;
const EVENTS_PER_PROJECT = 3;
/** Time until a database notices that a process has died. */
const NOTICED_MS = 1_000;
const DAY_MS = 24 * 60 * 60 * 1_000;
/** Longer than in production, because schedules last several days. */
const POLL_INTERVAL_MS = 10 * 60 * 1_000;

const logger = createLogger({ service: 'test', level: 'silent' });
const frameId = newId();

interface Received {
  readonly webhookId: string;
  readonly eventId: string;
  readonly verdict: Verdict;
}

/** What a simulation can replace by a faulty variant. */
interface Parts {
  readonly Deliveries: typeof FakeDeliveryStore;
  /** How a receiver responds until it recovers. */
  readonly verdicts: readonly Verdict[];
}

/** Replicas that deliver the events of projects to webhooks with and without an order. */
class World {
  readonly tables = new FakeDeliveryTables();
  readonly received: Received[] = [];
  readonly events: { readonly id: string; readonly projectId: string }[] = [];
  verdicts: readonly Verdict[];
  private replicas: { readonly process: SimulatedProcess; readonly connections: FakeConnections }[];

  constructor(
    private readonly simulation: Simulation,
    private readonly parts: Parts,
  ) {
    this.verdicts = parts.verdicts;
    for (const ordering of ['project', 'none'] as const) {
      const webhook = aWebhook({ ordering });
      this.tables.webhooks.set(webhook.id, webhook);
    }
    this.replicas = [this.start(), this.start()];
  }

  get isDelivered(): boolean {
    return (
      this.events.length === PROJECTS * EVENTS_PER_PROJECT &&
      [...this.tables.deliveries.values()].every(({ status }) => status !== 'pending')
    );
  }

  /** Records the events of a project one after the other. Each is recorded until it has succeeded, and sometimes repeated. */
  async record(projectId: string): Promise<void> {
    const process = this.simulation.process('consumer');
    const unitOfWork = this.unitOfWork(new FakeConnections(this.tables.locks, this.performer(process)));
    for (let number = 0; number < EVENTS_PER_PROJECT; number += 1) {
      const id = newId();
      const kind = 'project.updated' as const;
      const event = { id, kind, projectId, orderId: projectId, payload: '{}', occurredAt: new Date() };
      const recordOnce = () =>
        unitOfWork.run(frameId, (stores) => recordEvents(stores, frameId, [event], { newId, clock: () => new Date() }));
      for (let isRecorded = false; !isRecorded || this.simulation.random.chance(0.1); )
        isRecorded = await recordOnce().then(
          () => true,
          () => isRecorded,
        );
      this.events.push({ id, projectId });
    }
  }

  crashOne(): void {
    const crashed = this.simulation.random.pick(this.replicas);
    this.simulation.crash(crashed.process);
    setTimeout(() => crashed.connections.close(), NOTICED_MS);
    this.replicas = [...this.replicas.filter((one) => one !== crashed), this.start()];
  }

  /** As a user activates disabled webhooks after the receiver was repaired. */
  async activate(): Promise<void> {
    this.verdicts = ['delivered'];
    const perform = this.performer(this.simulation.process('user'));
    await this.unitOfWork(new FakeConnections(this.tables.locks, perform)).run(
      frameId,
      async ({ webhooks, deliveries }) => {
        for (const { id } of await webhooks.all(frameId)) {
          const webhook = await webhooks.lock(frameId, id);
          if (!webhook?.disabled) continue;
          await webhooks.update(frameId, enabled(webhook, new Date()));
          await deliveries.resume(frameId, id);
        }
      },
    );
    // A response with 410 to a request that was sent before disables the webhook again.
    if (this.parts.verdicts.includes('gone')) setTimeout(() => void this.activate(), POLL_INTERVAL_MS);
  }

  private start() {
    const process = this.simulation.process('webhooks');
    const perform = this.performer(process);
    const connections = new FakeConnections(this.tables.locks, perform);
    const deps = { unitOfWork: this.unitOfWork(connections), newId, clock: () => new Date(), chance: () => 0.5 };
    const processDeliveries = makeProcessDeliveries({
      ...deps,
      deliveryClient: { send: (webhook, event) => this.send(perform, webhook, event) },
      limit: new HostLimit(1_000_000),
      fetchGrants: async () => ({ active: true, scopes: ['*'] }),
      isInView: () => Promise.reject(new Error('No webhook has a view.')),
      pauseWebhook: makePauseWebhook(deps),
      recordAttempt: makeRecordAttempt(deps),
      skipDelivery: makeSkipDelivery(deps),
    });
    const queue = new FakeKeyedQueue(this.tables.queue, perform);
    const worker = { name: 'webhooks', concurrency: 3, pollIntervalMs: POLL_INTERVAL_MS, logger };
    new KeyedQueueWorker({ ...worker, queue, process: processDeliveries }).start();
    return { process, connections };
  }

  /** The request can be lost, and also the response. */
  private async send(perform: Perform, { id, url }: Webhook, event: Delivery['event']): Promise<Attempt> {
    const receive = () => {
      const verdict = this.simulation.random.pick(this.verdicts);
      this.received.push({ webhookId: id, eventId: event.id, verdict });
      return verdict;
    };
    const verdict = await perform(receive).catch((): Verdict => 'unreachable');
    const request = { url, requestHeaders: {}, response: null };
    return { verdict, detail: 'A response.', ...request, startedAt: new Date(), durationMs: 1 };
  }

  private performer(process: SimulatedProcess): Perform {
    return (effect) => this.simulation.perform(process, effect);
  }

  private unitOfWork(connections: FakeConnections): UnitOfWork<WebhookStores> {
    return { run: (_frameId, work) => connections.run((transaction) => work(this.stores(transaction))) };
  }

  private stores(transaction: FakeTransaction): WebhookStores {
    return {
      webhooks: new FakeWebhookStore(this.tables, transaction),
      deliveries: new this.parts.Deliveries(this.tables, transaction),
      assignments: { ofProjects: async () => [] },
      feed: { append: async () => undefined },
      outbox: { add: async () => undefined },
    } as unknown as WebhookStores;
  }
}

const USUAL_VERDICTS: readonly Verdict[] = ['delivered', 'delivered', 'delivered', 'refused', 'timeout'];

async function deliver(simulation: Simulation, parts: Partial<Parts> = {}): Promise<World> {
  const world = new World(simulation, { Deliveries: FakeDeliveryStore, verdicts: USUAL_VERDICTS, ...parts });
  for (let project = 0; project < PROJECTS; project += 1) void world.record(newId());
  for (let crashes = simulation.random.below(4); crashes > 0; crashes -= 1) {
    await simulation.run(simulation.random.below(150));
    world.crashOne();
  }
  await simulation.run(simulation.random.below(300));
  simulation.stopFaults();
  return world;
}

async function finish(simulation: Simulation, world: World): Promise<void> {
  let isActive = false;
  void world.activate().then(() => {
    isActive = true;
  });
  await simulation.runUntil(() => isActive && world.isDelivered, 20_000);
  await simulation.run(50);

  for (const { webhookId, event, status } of world.tables.deliveries.values()) {
    const isReceived = world.received.some(
      (one) => one.webhookId === webhookId && one.eventId === event.id && one.verdict === 'delivered',
    );
    // Without an order, a delivery can fail for a day while others succeed.
    if (status === 'delivered') expect({ event: event.id, isReceived }).toEqual({ event: event.id, isReceived: true });
    else expect(orderingOf(world, webhookId)).toBe('none');
  }
  assertOrder(world);
}

const orderingOf = ({ tables }: World, id: string): Ordering | undefined => tables.webhooks.get(id)?.ordering;

/** Events of a project are first accepted in their order. Events may be received again, but not before they were accepted. */
function assertOrder(world: World): void {
  for (const { id } of [...world.tables.webhooks.values()].filter(({ ordering }) => ordering === 'project')) {
    const accepted = world.received.filter(({ webhookId, verdict }) => webhookId === id && verdict === 'delivered');
    const order = [...new Set(accepted.map(({ eventId }) => eventId))];
    for (const [projectId, events] of Map.groupBy(world.events, (event) => event.projectId)) {
      const ids = events.map((event) => event.id);
      const first = order.filter((eventId) => ids.includes(eventId));
      expect({ projectId, first }).toEqual({ projectId, first: ids });
    }
  }
}

/** Planted fault: a delivery counts as delivered when it is read. */
class ForgetfulStore extends FakeDeliveryStore {
  override async next(frame: string, partitionId: string) {
    const next = await super.next(frame, partitionId);
    if (next) await super.finish(frame, next.delivery.id, { status: 'delivered', at: new Date() });
    return next;
  }
}

/** Planted fault: each event has its own partition. */
class UnorderedStore extends FakeDeliveryStore {
  override add(frame: string, deliveries: readonly NewDelivery[], at: Date): Promise<void> {
    return super.add(
      frame,
      deliveries.map((delivery) => ({ ...delivery, partitionId: delivery.eventId })),
      at,
    );
  }
}

const makeError = (message: string) => unavailable(message);
const deliverAll = async (simulation: Simulation, parts: Partial<Parts> = {}) =>
  finish(simulation, await deliver(simulation, parts));

describe('deliveries of webhooks, simulated', () => {
  it('are made at least once, and in the order of a project, also after crashes, pauses and lost responses', async () => {
    await simulate((simulation) => deliverAll(simulation), { makeError, schedules: 15 });
  });

  it('end when the webhook was disabled after a day, and continue in order after it is activated', async () => {
    const disable = async (simulation: Simulation) => {
      const world = await deliver(simulation, { verdicts: ['refused', 'timeout'] });
      const states = () => [...world.tables.webhooks.values()].map(({ disabled }) => disabled);
      await simulation.runUntil(() => states().every((disabled) => disabled !== null), 20_000);

      expect(world.received.every(({ verdict }) => verdict !== 'delivered')).toBe(true);
      for (const disabled of states()) {
        expect(disabled?.reason).toBe('failing');
        expect(disabled?.at.getTime()).toBeGreaterThanOrEqual(DAY_MS);
      }
      await finish(simulation, world);
    };
    await simulate(disable, { makeError, schedules: 5 });
  });

  it('continue in order after a receiver responded with 410', async () => {
    await simulate((simulation) => deliverAll(simulation, { verdicts: [...USUAL_VERDICTS, 'gone'] }), {
      makeError,
      schedules: 8,
    });
  });

  it('are found to be lost if they are finished before the response', async () => {
    const run = simulate((simulation) => deliverAll(simulation, { Deliveries: ForgetfulStore }), { makeError });

    await expect(run).rejects.toThrow(/^Seed \d+/);
  });

  it('are found to be out of order if each event has its own partition', async () => {
    const run = simulate((simulation) => deliverAll(simulation, { Deliveries: UnorderedStore }), { makeError });

    await expect(run).rejects.toThrow(/^Seed \d+/);
  });
});
