import { PROTO_FOLDER, type ProjectsV1, protoServices } from '@trackway/contracts';
import { GrpcClient } from '@trackway/grpc';
import type { Caller } from '@trackway/runtime';
import { tokensOf } from '@trackway/testkit';

type Stub = ProjectsV1.ProjectsServiceClient;

/** gRPC calls of other services, each with the identity of a permitted service, for `caller` by default. */
export function peerCalls(grpcPort: number, caller: () => Caller) {
  const clients = new Map<string, GrpcClient<Stub>>();

  function clientOf(name: string): GrpcClient<Stub> {
    const known = clients.get(name);
    if (known) return known;
    const settings = { protoFolder: PROTO_FOLDER, service: protoServices.projects, tokens: tokensOf(name) };
    const created = new GrpcClient<Stub>({ ...settings, name: 'projects', address: `127.0.0.1:${grpcPort}` });
    clients.set(name, created);
    return created;
  }

  return {
    clientOf,
    close: () => {
      for (const created of clients.values()) created.close();
    },
    evaluate: (request: ProjectsV1.EvaluateFiltersRequest, as: Caller = caller()) =>
      clientOf('funnels').unary<ProjectsV1.EvaluateFiltersRequest, ProjectsV1.EvaluateFiltersResponseOutput>(
        (stub) => stub.EvaluateFilters,
        request,
        { caller: as },
      ),
    setField: (request: ProjectsV1.SetFieldRequest, as: Caller = caller()) =>
      clientOf('funnels').unary<ProjectsV1.SetFieldRequest, ProjectsV1.SetFieldResponseOutput>(
        (stub) => stub.SetField,
        request,
        { caller: as },
      ),
    checkFields: (request: ProjectsV1.CheckFieldsRequest, as: Caller = caller()) =>
      clientOf('funnels').unary<ProjectsV1.CheckFieldsRequest, ProjectsV1.CheckFieldsResponseOutput>(
        (stub) => stub.CheckFields,
        request,
        { caller: as },
      ),
    addTag: (request: ProjectsV1.AddTagRequest, as: Caller = caller()) =>
      clientOf('funnels').unary<ProjectsV1.AddTagRequest, ProjectsV1.AddTagResponseOutput>(
        (stub) => stub.AddTag,
        request,
        { caller: as },
      ),
    assignUser: (request: ProjectsV1.AssignUserRequest, as: Caller = caller()) =>
      clientOf('funnels').unary<ProjectsV1.AssignUserRequest, ProjectsV1.AssignUserResponseOutput>(
        (stub) => stub.AssignUser,
        request,
        { caller: as },
      ),
    findContacts: (request: ProjectsV1.FindContactsRequest, as: Caller = caller()) =>
      clientOf('channels').unary<ProjectsV1.FindContactsRequest, ProjectsV1.FindContactsResponseOutput>(
        (stub) => stub.FindContacts,
        request,
        { caller: as },
      ),
    grants: (id: string, { kind = 'user', as = caller() } = {}) =>
      clientOf('spreadsheets').unary<ProjectsV1.GetGrantsRequest, ProjectsV1.GetGrantsResponseOutput>(
        (stub) => stub.GetGrants,
        { kind, id },
        { caller: as },
      ),
  };
}
