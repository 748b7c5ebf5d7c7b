import { type FunnelsV1, PROTO_FOLDER, protoServices } from '@trackway/contracts';
import { isAppError } from '@trackway/errors';
import { GrpcClient } from '@trackway/grpc';
import { newId } from '@trackway/runtime';
import { tokensOf } from '@trackway/testkit';
import fc from 'fast-check';
import type { FakeProjects } from './fake-projects';
import { type Funnel, type FunnelClient, funnelClient } from './funnel-client';
import { sharedFunnels, type TestFunnels } from './start-funnels';

const STEPS = 4;
const PROJECTS = 4;

interface Rules {
  readonly limit: number | null;
  readonly reachable: readonly number[] | null;
}

type Status = 'open' | 'won' | 'lost' | 'paused';

type Act =
  | { readonly kind: 'enter' | 'move' | 'call'; readonly project: number; readonly step: number }
  | { readonly kind: 'status'; readonly project: number; readonly status: Status }
  | { readonly kind: 'leave'; readonly project: number };

/** A simple model of the gate: the position of each project, and the possible next actions. */
class Model {
  readonly places = new Map<number, { step: number; status: Status }>();

  constructor(private readonly rules: readonly Rules[]) {}

  /** The expected status of an action. With 200 the model applies it. */
  apply(act: Act): number {
    const place = this.places.get(act.project);
    // Another service passes only a step, and not whether the project is in the funnel.
    if (act.kind === 'call') return this.apply({ ...act, kind: place ? 'move' : 'enter' });
    if (act.kind === 'enter') return this.enter(act.project, act.step, place !== undefined);
    if (!place) return 404;
    if (act.kind === 'leave') this.places.delete(act.project);
    else if (act.kind === 'status') {
      if (act.status === 'open' && place.status !== 'open' && this.isFull(place.step)) return 422;
      place.status = act.status;
    } else {
      if (place.step === act.step) return 409;
      if (place.status === 'won' || place.status === 'lost') return 422;
      if (!this.leads(place.step, act.step)) return 422;
      if (place.status === 'open' && this.isFull(act.step)) return 422;
      place.step = act.step;
    }
    return 200;
  }

  private enter(project: number, step: number, isThere: boolean): number {
    if (isThere) return 409;
    if ((step !== 0 && !this.leads(0, step)) || this.isFull(step)) return 422;
    this.places.set(project, { step, status: 'open' });
    return 200;
  }

  private leads(from: number, to: number): boolean {
    return this.rules[from]?.reachable?.includes(to) ?? true;
  }

  private isFull(step: number): boolean {
    const open = [...this.places.values()].filter((place) => place.step === step && place.status === 'open').length;
    return open >= (this.rules[step]?.limit ?? Number.POSITIVE_INFINITY);
  }
}

const step = fc.nat(STEPS - 1);
const project = fc.nat(PROJECTS - 1);
const rules: fc.Arbitrary<Rules[]> = fc.array(
  fc.record({
    limit: fc.constantFrom(null, 1, 2),
    reachable: fc.option(fc.uniqueArray(step)),
  }),
  { minLength: STEPS, maxLength: STEPS },
);
const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('enter' as const, 'move' as const), project, step }),
    fc.record({ kind: fc.constantFrom('move' as const, 'call' as const), project, step }),
    fc.record({
      kind: fc.constant('status' as const),
      project,
      status: fc.constantFrom('open', 'won', 'lost', 'paused'),
    }),
    fc.record({ kind: fc.constant('leave' as const), project }),
  ),
  { minLength: 10, maxLength: 30 },
);

describe('the gate, compared with a model', () => {
  let fakes: FakeProjects;
  let service: TestFunnels;
  let grpcClient: GrpcClient<FunnelsV1.FunnelsServiceClient>;

  beforeAll(async () => {
    ({ service, projects: fakes } = await sharedFunnels());
    grpcClient = new GrpcClient({
      name: 'funnels',
      address: `127.0.0.1:${service.grpcPort}`,
      protoFolder: PROTO_FOLDER,
      service: protoServices.funnels,
      tokens: tokensOf('channels'),
    });
  }, 60_000);
  afterAll(async () => {
    grpcClient.close();
    await service.stop();
  });

  /** The status of a move as another service requests it; 200 on success. */
  async function call(client: FunnelClient, request: FunnelsV1.MoveRequest): Promise<number> {
    try {
      const { assignment } = await grpcClient.unary<FunnelsV1.MoveRequest, FunnelsV1.MoveResponseOutput>(
        (stub) => stub.move,
        { ...request, idempotencyKey: newId() },
        { caller: client.caller },
      );
      return assignment ? 200 : 422;
    } catch (error) {
      if (isAppError(error) && error.kind === 'conflict') return 409;
      throw error;
    }
  }

  async function prepare(client: FunnelClient, wanted: readonly Rules[]): Promise<Funnel> {
    const funnel = await client.create('Sales', ...wanted.map((_, index) => `Step ${index}`));
    for (const [index, { limit, reachable }] of wanted.entries()) {
      const body = { wip_limit: limit, reachable_step_ids: reachable?.map((to) => funnel.steps[to]?.id) ?? null };
      await client.get('step', 'PATCH', `steps/${funnel.steps[index]?.id}`, body);
    }
    return funnel;
  }

  it('allows exactly the moves that the model allows, in any order', async () => {
    const seed = Date.now() % 2 ** 31;
    process.stdout.write(`gate property: seed ${seed}\n`);
    await fc.assert(
      fc.asyncProperty(rules, acts, async (wanted, tried) => {
        const client = funnelClient(service.httpPort);
        const funnel = await prepare(client, wanted);
        const ids = Array.from({ length: PROJECTS }, () => fakes.addProject(client.caller.frameId));
        const model = new Model(wanted);

        for (const act of tried) {
          const path = `funnels/${funnel.id}/projects/${ids[act.project]}`;
          const body = { step_id: 'step' in act ? funnel.steps[act.step]?.id : undefined };
          const answer = await {
            enter: () => client.send('POST', path, body),
            move: () => client.send('POST', `${path}/move`, body),
            call: async () => {
              const place = { funnelId: funnel.id, projectId: ids[act.project] ?? '' };
              return { status: await call(client, { ...place, stepId: body.step_id ?? '' }) };
            },
            status: () => client.send('PATCH', path, { status: 'status' in act ? act.status : undefined }),
            leave: () => client.send('DELETE', path),
          }[act.kind]();
          expect({ act, status: answer.status }).toEqual({ act, status: model.apply(act) });
        }
      }),
      { seed, numRuns: 15 },
    );
  }, 60_000);
});
