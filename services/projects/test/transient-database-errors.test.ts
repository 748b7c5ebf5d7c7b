import { type Caller, newId } from '@trackway/runtime';
import { aCaller, eventually, type ServiceClient, serviceClient } from '@trackway/testkit';
import { peerCalls } from './peer-calls';
import { sharedProjects } from './start-projects';

const path = '/api/management/projects';

describe('a statement that the database cancels or cuts off', () => {
  let service: Awaited<ReturnType<typeof sharedProjects>>;
  let calls: ReturnType<typeof peerCalls>;
  let caller: Caller;
  let client: ServiceClient;
  let id: string;

  beforeAll(async () => {
    service = await sharedProjects();
    calls = peerCalls(service.grpcPort, () => caller);
  }, 60_000);
  afterAll(async () => {
    calls.close();
    await service.stop();
  });
  beforeEach(async () => {
    caller = aCaller();
    client = serviceClient(service.httpPort, caller);
    id = (await client.send('POST', path, { name: 'Roof' })).body.project.id;
  });

  /** Locks the row of the project, cancels the waiting session with `end`, a PostgreSQL function, and unlocks the row. */
  async function whileLocked<T>(end: string, request: () => Promise<T>): Promise<T> {
    await service.superuser.query('BEGIN');
    try {
      await service.superuser.query('SELECT id FROM projects WHERE id = $1 FOR UPDATE', [id]);
      const pending = request();
      await eventually(async () => {
        const { rows } = await service.superuser.query(
          `SELECT ${end}(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND pg_blocking_pids(pid) @> ARRAY[pg_backend_pid()]`,
        );
        expect(rows).toHaveLength(1);
      });
      await service.superuser.query('ROLLBACK');
      return await pending;
    } finally {
      await service.superuser.query('ROLLBACK');
    }
  }

  it.each([
    ['57014, as by statement_timeout', 'pg_cancel_backend'],
    ['57P01', 'pg_terminate_backend'],
  ])('is 503 with Retry-After over HTTP (%s)', async (_, end) => {
    const { status, body, headers } = await whileLocked(end, () =>
      client.send('PATCH', `${path}/${id}`, { name: 'Wall' }),
    );

    expect([status, body.message, headers.get('retry-after')]).toEqual([503, 'service_unavailable', '1']);
    expect((await client.send('PATCH', `${path}/${id}`, { name: 'Wall' })).status).toBe(200);
  });

  it('is UNAVAILABLE over gRPC, which clients retry', async () => {
    const change = { projectId: id, field: 'budget', valueJson: '7', idempotencyKey: newId() };

    await expect(whileLocked('pg_cancel_backend', () => calls.setField(change))).resolves.toMatchObject({ version: 2 });
  });
});
