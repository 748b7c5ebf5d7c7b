import { PROTO_FOLDER, type ProjectsV1, protoServices } from '@trackway/contracts';
import { RpcHandlers, startGrpcServer } from '@trackway/grpc';
import { Lifecycle } from '@trackway/runtime';
import { freshTopicPrefix, INTERNAL_KEYS, openMongo, quietLogger, testServers, tokensOf } from '@trackway/testkit';
import { loadConfig } from '../src/config';
import { startChannels } from '../src/service';

/** A neighbour that knows the projects of `known`, by frame. */
async function startFakeProjects(known: ReadonlyMap<string, readonly string[]>) {
  const rpc = new RpcHandlers({ tokens: tokensOf('projects'), logger: quietLogger() });
  const handlers = {
    BatchGetProjects: rpc.unary(
      { callers: ['channels'] },
      async ({ ids }: ProjectsV1.BatchGetProjectsRequestOutput, { caller }) => ({
        projects: ids.filter((id) => known.get(caller.frameId)?.includes(id)).map((id) => ({ id })),
      }),
    ),
  };
  return startGrpcServer({ port: 0, protoFolder: PROTO_FOLDER, service: protoServices.projects, handlers });
}

/** The whole service in this process, on real servers; projects is a fake that knows what `projects` says. */
export async function startTestChannels() {
  const database = await openMongo('channels');
  const logger = quietLogger();
  const lifecycle = new Lifecycle(logger, 10_000);
  const topicPrefix = freshTopicPrefix();
  const projects = new Map<string, readonly string[]>();
  const fake = await startFakeProjects(projects);
  const config = loadConfig({
    HTTP_PORT: '0',
    GRPC_PORT: '0',
    INTERNAL_KEYS,
    KAFKA_BROKERS: testServers.kafkaBrokers(),
    TOPIC_PREFIX: topicPrefix,
    CHECK_RESPONSES: 'true',
    MONGODB_URL: database.url,
    PROJECTS_GRPC: `127.0.0.1:${fake.port}`,
  });
  const ports = await startChannels(config, lifecycle, logger);
  return {
    ...ports,
    projects,
    topicPrefix,
    stopProjects: () => fake.stop(),
    stop: async () => {
      await lifecycle.stop();
      await fake.stop();
      await database.drop();
    },
  };
}
