import { PROTO_FOLDER, type ProjectsV1, protoServices } from '@trackway/contracts';
import { unavailable } from '@trackway/errors';
import { RpcHandlers, startGrpcServer } from '@trackway/grpc';
import { quietLogger, tokensOf } from '@trackway/testkit';

export interface FakeIntake {
  /** The calls that create projects of submissions, also repeated ones. */
  readonly created: ProjectsV1.CreateIntakeProjectRequestOutput[];
  /** How many of the next calls fail after they have created the project. */
  failures: number;
}

/** A fake projects service with the given projects by frame, and the targets of merged ones. */
export async function startFakeProjects(
  known: Map<string, readonly string[]>,
  merged: ReadonlyMap<string, string>,
  intake: FakeIntake,
) {
  const rpc = new RpcHandlers({ tokens: tokensOf('projects'), logger: quietLogger() });
  const handlers = {
    BatchGetProjects: rpc.unary(
      { callers: ['forms'] },
      async ({ ids }: ProjectsV1.BatchGetProjectsRequestOutput, { caller }) => ({
        frame: { name: 'Acme Works', locale: 'en' },
        projects: ids
          .filter((id) => known.get(caller.frameId)?.includes(id))
          .map((id) => ({ id, mergedId: merged.get(id) ?? '', status: 1 })),
      }),
    ),
    // Projects are named by their ids only.
    FindProjects: rpc.unary(
      { callers: ['forms'] },
      async ({ names }: ProjectsV1.FindProjectsRequestOutput, { caller }) => ({
        projects: names
          .filter((name) => known.get(caller.frameId)?.includes(name))
          .map((name) => ({ name, projectId: name, mergedId: merged.get(name) ?? '' })),
      }),
    ),
    CreateIntakeProject: rpc.unary(
      { callers: ['forms'] },
      async (request: ProjectsV1.CreateIntakeProjectRequestOutput, { caller }) => {
        intake.created.push(request);
        known.set(caller.frameId, [...(known.get(caller.frameId) ?? []), request.projectId]);
        intake.failures -= 1;
        if (intake.failures >= 0) throw unavailable('Projects is unavailable.', 1);
        return { contactId: request.contact ? 7 : 0, templateMissing: false };
      },
    ),
  };
  return startGrpcServer({ port: 0, protoFolder: PROTO_FOLDER, service: protoServices.projects, handlers });
}
