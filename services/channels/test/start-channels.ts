import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROTO_FOLDER, type ProjectsV1, protoServices } from '@trackway/contracts';
import { RpcHandlers, startGrpcServer } from '@trackway/grpc';
import { Lifecycle } from '@trackway/runtime';
import { startService } from '@trackway/service';
import {
  freshTopicPrefix,
  INTERNAL_KEYS,
  openMongo,
  quietLogger,
  shareInstance,
  testServers,
  tokensOf,
} from '@trackway/testkit';
import { loadConfig } from '../src/config';
import { buildChannels } from '../src/service';

interface FakeContact {
  readonly name?: string;
  readonly phone: string;
  readonly email: string;
  /** The project of the contact. */
  readonly openProjectId: string;
}

/** A peer service with the projects of `known`, by frame, and contacts in any frame. */
async function startFakeProjects(
  known: ReadonlyMap<string, readonly string[]>,
  contacts: readonly FakeContact[],
  users: readonly string[],
  port = 0,
) {
  const rpc = new RpcHandlers({ tokens: tokensOf('projects'), logger: quietLogger() });
  const handlers = {
    BatchGetProjects: rpc.unary(
      { callers: ['channels'] },
      async ({ ids }: ProjectsV1.BatchGetProjectsRequestOutput, { caller }) => ({
        projects: ids
          .filter((id) => known.get(caller.frameId)?.includes(id))
          .map((id) => ({ id, name: 'Roof', code: 'P-1' })),
      }),
    ),
    BatchGetUsers: rpc.unary({ callers: ['channels'] }, async ({ ids }: ProjectsV1.BatchGetUsersRequestOutput) => ({
      users: ids.filter((id) => users.includes(id)).map((id) => ({ id })),
    })),
    FindContacts: rpc.unary(
      { callers: ['channels'] },
      async ({ phones, emails, projectIds }: ProjectsV1.FindContactsRequestOutput) => ({
        contacts: contacts.filter(
          ({ phone, email, openProjectId }) =>
            phones.includes(phone) || emails.includes(email) || projectIds.includes(openProjectId),
        ),
      }),
    ),
  };
  return startGrpcServer({ port, protoFolder: PROTO_FOLDER, service: protoServices.projects, handlers });
}

/** The complete service in this process, on real servers, with a fake projects service. */
export async function startTestChannels() {
  const database = await openMongo('channels');
  const logger = quietLogger();
  const lifecycle = new Lifecycle(logger, 10_000);
  const topicPrefix = freshTopicPrefix();
  const projects = new Map<string, readonly string[]>();
  const contacts: FakeContact[] = [];
  const users: string[] = [];
  let fake = await startFakeProjects(projects, contacts, users);
  const files = await mkdtemp(join(tmpdir(), 'channels-files-'));
  const config = loadConfig({
    HTTP_PORT: '0',
    GRPC_PORT: '0',
    INTERNAL_KEYS,
    KAFKA_BROKERS: testServers.kafkaBrokers(),
    TOPIC_PREFIX: topicPrefix,
    TOPIC_PARTITIONS: '3',
    CHECK_RESPONSES: 'true',
    MONGODB_URL: database.url,
    STORAGE_URL: pathToFileURL(files).href,
    PUBLIC_URL: 'https://channels.example.org/',
    OUTBOUND_ALLOWED_HOSTS: '127.0.0.1',
    SEND_RETRY_SECONDS: '1,1',
    INBOUND_PER_MINUTE: '400',
    PROJECTS_GRPC: `127.0.0.1:${fake.port}`,
  });
  const ports = await startService({ name: 'channels', config, lifecycle, logger, build: buildChannels });
  return {
    ...ports,
    projects,
    contacts,
    users,
    topicPrefix,
    mongodbUrl: database.url,
    stopProjects: () => fake.stop(),
    startProjects: async () => {
      fake = await startFakeProjects(projects, contacts, users, fake.port);
    },
    stop: async () => {
      await lifecycle.stop();
      await fake.stop();
      await database.drop();
      await rm(files, { recursive: true });
    },
  };
}

/** The service for all test files of a Jest worker that read only their own tenants. */
export const sharedChannels = shareInstance(startTestChannels);
