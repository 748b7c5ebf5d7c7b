import { PROTO_FOLDER, type ProjectsV1, protoServices } from '@trackway/contracts';
import { RpcHandlers, startGrpcServer } from '@trackway/grpc';
import { newId } from '@trackway/runtime';
import { quietLogger, tokensOf } from '@trackway/testkit';
import { fakeRuleCalls, type RuleEffects } from './fake-rule-calls';

/** A fake projects service with the objects of a test by frame. */
export async function startFakeProjects() {
  const projects = new Map<string, ProjectsV1.Project & { id: string; frameId: string }>();
  const users = new Map<string, string>();
  const deletedUsers = new Set<string>();
  const effects: RuleEffects = {
    views: new Map(),
    fields: new Map(),
    done: [],
    failures: [],
    scopes: new Map(),
    tags: new Set(),
    tokens: [],
  };
  const exists = (id: string, frameId: string) => projects.get(id)?.frameId === frameId;
  const rpc = new RpcHandlers({ tokens: tokensOf('projects'), logger: quietLogger() });
  const rule = { callers: ['funnels'] };
  const handlers: ProjectsV1.ProjectsServiceHandlers = {
    BatchGetProjects: rpc.unary(rule, async ({ ids }: ProjectsV1.BatchGetProjectsRequestOutput, { caller }) => ({
      projects: ids.flatMap((id) => projects.get(id) ?? []).filter(({ frameId }) => frameId === caller.frameId),
    })),
    BatchGetUsers: rpc.unary(rule, async ({ ids }: ProjectsV1.BatchGetUsersRequestOutput, { caller }) => ({
      users: ids
        .filter((id) => users.get(id) === caller.frameId)
        .map((id) => ({ id, name: 'Demo user', deleted: deletedUsers.has(id) })),
    })),
    ApplyRows: rpc.bidiStream(rule, notHere),
    ListAppliedRows: rpc.serverStream(rule, async function* () {}),
    RollbackRows: rpc.serverStream(rule, async function* () {}),
    CheckSearch: rpc.unary(rule, async () => ({})),
    FindProjects: rpc.unary(rule, async () => ({})),
    CreateIntakeProject: rpc.unary(rule, async () => ({})),
    StreamRows: rpc.serverStream(rule, async function* (_request: unknown, { caller }) {
      const ids = [...projects.values()].filter(({ frameId }) => frameId === caller.frameId).map(({ id }) => id);
      yield { total: ids.length, batch: { number: 0, columns: [{ key: 'project.id', values: ids }] } };
    }),
    ...fakeRuleCalls(rpc, effects, exists),
  };
  const server = await startGrpcServer({
    port: 0,
    protoFolder: PROTO_FOLDER,
    service: protoServices.projects,
    handlers,
  });
  return {
    address: `127.0.0.1:${server.port}`,
    effects,
    addProject(frameId: string, fields: ProjectsV1.Project = {}): string {
      const id = newId();
      projects.set(id, {
        code: `P-${projects.size + 1}`,
        name: 'Roof',
        status: 1,
        budget: 100,
        ...fields,
        id,
        frameId,
      });
      return id;
    },
    addUser(frameId: string): string {
      const id = newId();
      users.set(id, frameId);
      return id;
    },
    deleteUser: (id: string) => deletedUsers.add(id),
    stop: () => server.stop(),
  };
}

export type FakeProjects = Awaited<ReturnType<typeof startFakeProjects>>;

// biome-ignore lint/correctness/useYield: no test reads rows.
async function* notHere(): AsyncGenerator<never> {
  throw new Error('Funnels never sends rows.');
}
