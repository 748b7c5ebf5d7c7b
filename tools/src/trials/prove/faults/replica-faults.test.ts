import { REPOSITORY } from '../../../dev/servers/config';
import { SERVICE_NAMES, type ServiceName } from '../../../dev/start/services';
import { Replica } from '../../system/replica';
import type { Replicated } from '../../system/trial-system';
import { randomFrom } from '../workload/random';
import { ReplicaFaults } from './replica-faults';

const PAST = '/past';

/** A replica without a process, which records what is started. */
class RecordedReplica extends Replica {
  constructor(
    private readonly service: ServiceName,
    private version: string,
    private readonly events: string[],
  ) {
    super({ service, port: 0, url: '', env: {}, logFile: '' });
  }

  override get root(): string {
    return this.version;
  }

  override async start(root = this.version): Promise<void> {
    this.version = root;
    this.events.push(`${this.service} starts ${root === PAST ? 'earlier' : 'current'}`);
  }
}

/** Two replicas of the earlier version, and a spare one. */
function replicated(service: ServiceName, events: string[]): Replicated {
  const replica = (version: string) => new RecordedReplica(service, version, events);
  const nothing = () => undefined;
  const balancer = { url: '', addTarget: nothing, removeTarget: nothing, stop: async () => undefined };
  return { replicas: [replica(PAST), replica(PAST)], spares: [replica(REPOSITORY)], balancer };
}

function faultsOfReplicas() {
  const events: string[] = [];
  const services = Object.fromEntries(SERVICE_NAMES.map((name) => [name, replicated(name, events)])) as Record<
    ServiceName,
    Replicated
  >;
  const migrate = async (service: ServiceName) => {
    events.push(`${service} migrates`);
  };
  return { events, faults: new ReplicaFaults({ services, migrate, pastRoot: PAST }) };
}

describe('faults of replicas', () => {
  it('migrate the database before the first replica of the current version starts', async () => {
    const { events, faults } = faultsOfReplicas();

    const injected = await faults.inject('upgrade', randomFrom(1));

    const { target } = injected ?? {};
    expect(injected?.name).toBe('upgrade');
    expect(events).toEqual([`${target} migrates`, `${target} starts current`, `${target} starts current`]);
  });

  it('concern another service while one is disturbed, and none if all are', async () => {
    const { faults } = faultsOfReplicas();
    const random = randomFrom(1);

    const injected = await Promise.all([...SERVICE_NAMES, undefined].map(() => faults.inject('upgrade', random)));

    const targets = injected.map((fault) => fault?.target);
    expect(targets.at(-1)).toBeUndefined();
    expect(new Set(targets.slice(0, -1))).toEqual(new Set(SERVICE_NAMES));
  });

  it('return to the earlier version later', async () => {
    const { events, faults } = faultsOfReplicas();
    const seed = 3;
    const first = await faults.inject('upgrade', randomFrom(seed));
    events.length = 0;

    const second = await faults.inject('upgrade', randomFrom(seed));

    expect(second).toEqual({ name: 'downgrade', target: first?.target });
    expect(events).toEqual([`${first?.target} starts earlier`, `${first?.target} starts earlier`]);
  });
});
