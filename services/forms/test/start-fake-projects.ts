import { PROTO_FOLDER, type ProjectsV1, protoServices } from '@trackway/contracts';
import { RpcHandlers, startGrpcServer } from '@trackway/grpc';
import { quietLogger, tokensOf } from '@trackway/testkit';

/** A fake projects service with the given projects by frame, and the targets of merged ones. */
export async function startFakeProjects(
  known: ReadonlyMap<string, readonly string[]>,
  merged: ReadonlyMap<string, string>,
) {
  const rpc = new RpcHandlers({ tokens: tokensOf('projects'), logger: quietLogger() });
  const handlers = {
    BatchGetProjects: rpc.unary(
      { callers: ['forms'] },
      async ({ ids }: ProjectsV1.BatchGetProjectsRequestOutput, { caller }) => ({
        frame: { name: 'Acme Works', locale: 'en' },
        projects: ids
          .filter((id) => known.get(caller.frameId)?.includes(id))
          .map((id) => ({ id, mergedId: merged.get(id) ?? '' })),
      }),
    ),
  };
  return startGrpcServer({ port: 0, protoFolder: PROTO_FOLDER, service: protoServices.projects, handlers });
}
