import { randomUUID } from 'node:crypto';
import { openPostgres } from '@trackway/testkit';
import { Client } from 'pg';
import { findRunningWork } from '../src/ops/cell-move/running-work';

const frameId = randomUUID();
const other = randomUUID();

describe('running work of a tenant', () => {
  const services = ['spreadsheets', 'funnels', 'projects'] as const;
  let databases: { service: string; url: string; client: Client; drop: () => Promise<void> }[];

  beforeAll(async () => {
    databases = await Promise.all(
      services.map(async (service) => {
        const { superuserUrl: url, drop } = await openPostgres(service);
        const client = new Client({ connectionString: url });
        await client.connect();
        return { service, url, client, drop: () => drop() };
      }),
    );
  }, 120_000);
  afterAll(async () => {
    for (const { client, drop } of databases) {
      await client.end();
      await drop();
    }
  });

  const insert = async (service: (typeof services)[number], statement: string, values: readonly unknown[]) => {
    const client = databases.find((one) => one.service === service)?.client;
    // Rows that these rows refer to are not needed.
    await client?.query('SET session_replication_role = replica');
    await client?.query(statement, [...values]);
  };
  const addOperation = (id: string, status: string, frame = frameId) =>
    insert(
      'spreadsheets',
      `INSERT INTO operations (frame_id, id, action, type, status, options, metadata, file_name, initiator_type, initiator_id,
         initiator_name, initiator_avatar_url, initiator_scopes, correlation_id, expires_at, created_at, updated_at)
       VALUES ($1, $2, 'import', 'project', $3, '{}', '{}', '', 'user', $2, '', '', '', '', now(), now() - interval '1 h', now())`,
      [frame, id, status],
    );
  const addExecution = (id: string, status: string) =>
    insert(
      'funnels',
      `INSERT INTO agent_executions (frame_id, id, agent_id, agent_version, trigger, started_by, status, input, messages,
         steps, waiting, attempt, correlation_id, depth, created_at)
       VALUES ($1, $2, $2, 1, 'user', '{}', $3, '', '[]', '[]', '[]', 1, '', 0, now())`,
      [frameId, id, status],
    );
  const addRollback = (id: string, status: string) =>
    insert(
      'spreadsheets',
      `INSERT INTO rollbacks (frame_id, operation_id, status, caller, created_at) VALUES ($1, $2, $3, '{}', now())`,
      [frameId, id, status],
    );
  const addUndo = (id: string, status: string) =>
    insert(
      'projects',
      `INSERT INTO undos (frame_id, id, cause_id, root_cause_id, mode, status, caller, steps, skipped, created_at, lease_until)
       VALUES ($1, $2, 'cause', 'cause', 'all', $3, '{}', '[]', '[]', now(), now())`,
      [frameId, id, status],
    );

  it('is everything that runs or waits for a worker, and nothing of other tenants', async () => {
    const ids = Array.from({ length: 6 }, () => randomUUID());
    const [waiting, running, execution, queued, rollback, undo] = ids as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    await addOperation(waiting, 'pending');
    await addOperation(running, 'processing');
    for (const status of ['completed', 'failed']) await addOperation(randomUUID(), status);
    await addOperation(randomUUID(), 'processing', other);
    await addExecution(execution, 'running');
    await addExecution(queued, 'pending');
    for (const status of ['awaiting_approval', 'completed', 'failed', 'cancelled']) {
      await addExecution(randomUUID(), status);
    }
    await addRollback(rollback, 'processing');
    await addRollback(randomUUID(), 'completed');
    await addUndo(undo, 'running');
    await addUndo(randomUUID(), 'partial');

    const found = await findRunningWork(databases, frameId);

    expect(found.map(({ what, id }) => [what, id]).toSorted()).toEqual(
      [
        ['import of project', waiting],
        ['import of project', running],
        ['execution of AI agent', execution],
        ['execution of AI agent', queued],
        ['rollback of import', rollback],
        ['undo', undo],
      ].toSorted(),
    );
    expect(found.every(({ since }) => since instanceof Date)).toBe(true);
  });
});
