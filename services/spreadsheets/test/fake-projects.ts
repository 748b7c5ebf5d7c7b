import { PROTO_FOLDER, type ProjectsV1, protoServices } from '@trackway/contracts';
import type { AppError } from '@trackway/errors';
import { RpcHandlers, startGrpcServer } from '@trackway/grpc';
import { quietLogger, tokensOf } from '@trackway/testkit';

const rule = { callers: ['spreadsheets'] };

/** A fake projects service that applies every row, and fails on demand. */
export async function startFakeProjects() {
  const applied = new Map<string, number>();
  const failures: AppError[] = [];
  const rollback: ProjectsV1.RollbackRowsResponse[] = [];
  const known = new Map<string, ProjectsV1.Project>();
  const received = new Map<string, number>();
  const grants = new Map<
    string,
    { readonly active?: boolean; readonly scopes?: readonly string[]; readonly revokedScopes?: string[] }
  >();
  let hold: Promise<void> = Promise.resolve();
  const rpc = new RpcHandlers({ tokens: tokensOf('projects'), logger: quietLogger() });
  const handlers = {
    BatchGetProjects: rpc.unary(rule, async ({ ids }: ProjectsV1.BatchGetProjectsRequestOutput) => ({
      projects: ids.flatMap((id) => known.get(id) ?? []),
    })),
    // A filter matches if its value is the name of the project.
    EvaluateFilters: rpc.unary(rule, async ({ projectIds, filtersJson }: ProjectsV1.EvaluateFiltersRequestOutput) => ({
      projects: projectIds.map((projectId) => ({
        projectId,
        matches: filtersJson.includes(`"${known.get(projectId)?.name}"`),
      })),
    })),
    BatchGetUsers: rpc.unary(rule, async ({ ids }: ProjectsV1.BatchGetUsersRequestOutput) => ({
      users: ids.map((id) => ({ id, name: 'Bo Tester', email: '', avatarUrl: 'data:,' })),
    })),
    GetGrants: rpc.unary(rule, async ({ id }: ProjectsV1.GetGrantsRequestOutput) => {
      const { active = true, scopes = ['*'], revokedScopes = [] } = grants.get(id) ?? {};
      return { name: 'Bo Tester', active, scopes: [...scopes], revokedScopes };
    }),
    ApplyRows: rpc.bidiStream(rule, async function* (requests: AsyncIterable<ProjectsV1.ApplyRowsRequestOutput>) {
      let operationId = '';
      for await (const { header, batch } of requests) {
        operationId = header?.operationId ?? operationId;
        if (!batch) continue;
        received.set(operationId, (received.get(operationId) ?? 0) + 1);
        await hold;
        const failure = failures.shift();
        if (failure) throw failure;
        for (const row of batch.rowNumbers)
          applied.set(`${operationId}/${row}`, (applied.get(`${operationId}/${row}`) ?? 0) + 1);
        const outcomes = batch.rowNumbers.map((rowNumber) => ({ rowNumber, outcome: 'created', id: 'x', errors: [] }));
        yield { batchNumber: batch.number, outcomes };
      }
    }),
    ListAppliedRows: rpc.serverStream(
      rule,
      async function* ({ operationId, afterRow }: ProjectsV1.ListAppliedRowsRequestOutput) {
        const rows = [...applied.keys()]
          .filter((key) => key.startsWith(`${operationId}/`))
          .map((key) => key.split('/')[1]);
        for (const rowNumber of rows.map(Number).filter((row) => row > afterRow))
          yield { outcomes: [{ rowNumber, outcome: 'created', id: 'x', errors: [] }] };
      },
    ),
    RollbackRows: rpc.serverStream(rule, async function* () {
      for (const batch of rollback) {
        yield batch;
        const failure = failures.shift();
        if (failure) throw failure;
      }
    }),
    StreamRows: rpc.serverStream(rule, async function* ({ columns }: ProjectsV1.StreamRowsRequestOutput) {
      yield {
        total: 1,
        batch: { number: 0, columns: columns.map((key) => ({ key, values: [key], kinds: Buffer.from([1]) })) },
      };
    }),
  } satisfies Partial<ProjectsV1.ProjectsServiceHandlers>;
  const server = await startGrpcServer({
    port: 0,
    protoFolder: PROTO_FOLDER,
    service: protoServices.projects,
    handlers,
  });
  return {
    address: `127.0.0.1:${server.port}`,
    /** Number of deliveries of each row, by operation and row number. */
    applied,
    /** Number of batches by operation. */
    received,
    /** Results of a rollback, batch by batch. */
    rollback,
    /** Existing projects by id. */
    known,
    /** Grants by user id. Default: all. */
    grants,
    failNext: (failure: AppError) => failures.push(failure),
    /** Rows are applied only after `until` resolves. */
    holdUntil: (until: Promise<void>) => {
      hold = until;
    },
    stop: () => server.stop(),
  };
}
