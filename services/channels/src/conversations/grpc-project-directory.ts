import type { ProjectsV1 } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import type { Caller } from '@trackway/runtime';
import type { ProjectClientIdentity, ProjectDirectory } from './project-directory';

const TIMEOUT_MS = 2_000;

type ContactFilter = { readonly phones?: string[]; readonly emails?: string[]; readonly projectIds?: string[] };

export function grpcProjectDirectory(projects: GrpcClient<ProjectsV1.ProjectsServiceClient>): ProjectDirectory {
  const findContacts = async (identity: ProjectClientIdentity, filter: ContactFilter) => {
    const { contacts } = await projects.unary<ProjectsV1.FindContactsRequest, ProjectsV1.FindContactsResponseOutput>(
      (stub) => stub.findContacts,
      filter,
      callOptionsOf(identity),
    );
    return contacts;
  };
  const find = async (identity: ProjectClientIdentity, projectId: string) => {
    const response = await projects.unary<
      ProjectsV1.BatchGetProjectsRequest,
      ProjectsV1.BatchGetProjectsResponseOutput
    >((stub) => stub.batchGetProjects, { ids: [projectId] }, callOptionsOf(identity));
    return response.projects.find((project) => project.id === projectId && !project.deleted);
  };
  return {
    find,
    exists: async (identity, projectId) => (await find(identity, projectId)) !== undefined,
    contactOf: async (identity, projectId) => {
      const [contact] = await findContacts(identity, { projectIds: [projectId] });
      if (!contact) return undefined;
      const { name, phone, email } = contact;
      return { id: null, name: name || null, phone: phone || null, email: email || null };
    },
    openProjectOf: async (identity, { phone, email }) => {
      const contacts = await findContacts(identity, { phones: phone ? [phone] : [], emails: email ? [email] : [] });
      return contacts.find(({ openProjectId }) => openProjectId !== '')?.openProjectId;
    },
  };
}

/** Background work and public routes have no caller: the channel is the caller. */
function callOptionsOf({ id, frameId }: ProjectClientIdentity) {
  const caller: Caller = { kind: 'channel', id, frameId, scopes: ['projects:read'] };
  return { caller, timeoutMs: TIMEOUT_MS };
}
