import { randomBytes } from 'node:crypto';
import { Lifecycle, newId } from '@trackway/runtime';
import { startService } from '@trackway/service';
import {
  freshTopicPrefix,
  INTERNAL_KEYS,
  openPostgres,
  quietLogger,
  shareInstance,
  testServers,
} from '@trackway/testkit';
import { Client } from 'pg';
import { loadConfig } from '../src/config';
import { buildProjects } from '../src/service';
import { startFakeChannels, startFakeFunnels } from './fake-peers';

const AWAY = '127.0.0.1:1';

/** The complete service in this process, on real servers. By default, forms is unavailable, and other source services are empty. */
export async function startTestProjects(
  given: { forms?: string; funnels?: string; channels?: string; allowedHosts?: string; cell?: string } = {},
) {
  const [fakeFunnels, fakeChannels] = await Promise.all([startFakeFunnels(), startFakeChannels()]);
  const { forms = AWAY, funnels = fakeFunnels.address, channels = fakeChannels.address } = given;
  const database = await openPostgres('projects');
  const logger = quietLogger();
  const lifecycle = new Lifecycle(logger, 10_000);
  const config = loadConfig({
    HTTP_PORT: '0',
    GRPC_PORT: '0',
    INTERNAL_KEYS,
    KAFKA_BROKERS: testServers.kafkaBrokers(),
    TOPIC_PREFIX: freshTopicPrefix(),
    TOPIC_PARTITIONS: '3',
    CHECK_RESPONSES: 'true',
    POSTGRES_URL: database.url,
    POSTGRES_SEARCH_URL: database.searchUrl,
    SIGNING_KEY_SECRETS: `test:${randomBytes(32).toString('base64url')}`,
    OUTBOUND_ALLOWED_HOSTS: given.allowedHosts ?? '',
    CELL_NAME: given.cell,
    FORMS_GRPC: forms,
    FUNNELS_GRPC: funnels,
    CHANNELS_GRPC: channels,
  });
  const ports = await startService({ name: 'projects', config, lifecycle, logger, build: buildProjects });
  const superuser = new Client({ connectionString: database.superuserUrl });
  await superuser.connect();
  return {
    ...ports,
    database,
    config,
    superuser,
    /** Adds thousands of new projects to a group. */
    fillGroup: async (frameId: string, groupId: string, count: number): Promise<string[]> => {
      const ids = Array.from({ length: count }, () => newId());
      await superuser.query(
        `INSERT INTO projects (frame_id, id, code, name, created_at, updated_at)
         SELECT $1, p, p::text, 'Many', now(), now() FROM unnest($2::uuid[]) AS p`,
        [frameId, ids],
      );
      await superuser.query(
        `INSERT INTO project_group_members (frame_id, group_id, project_id, rank)
         SELECT $1, $2, p, n * 1048576 FROM unnest($3::uuid[]) WITH ORDINALITY AS m (p, n)`,
        [frameId, groupId, ids],
      );
      return ids;
    },
    membersOf: async (groupId: string): Promise<string[]> => {
      const { rows } = await superuser.query<{ project_id: string }>(
        'SELECT project_id FROM project_group_members WHERE group_id = $1 ORDER BY rank',
        [groupId],
      );
      return rows.map(({ project_id }) => project_id);
    },
    stop: async () => {
      await superuser.end();
      await lifecycle.stop();
      await Promise.all([fakeFunnels.stop(), fakeChannels.stop()]);
      await database.drop();
    },
  };
}

/** The service for all test files of a Jest worker that use the default peer services. It may call this host. */
export const sharedProjects = shareInstance(() => startTestProjects({ allowedHosts: '127.0.0.1' }));
