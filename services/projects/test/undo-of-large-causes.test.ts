import { createPool, Database, sql } from '@trackway/postgres';
import { type Caller, newId } from '@trackway/runtime';
import { aCaller, eventually, quietLogger, type ServiceClient, serviceClient } from '@trackway/testkit';
import { startFakeForms } from './fake-forms';
import { startTestProjects } from './start-projects';

const ROOT = '/api/management';
const CUSTOMERS = 30;
/** Together more than an undo reads at once. */
const CHANGES_OF_EACH = 400;
const EFFECTS = CUSTOMERS * CHANGES_OF_EACH;
const LISTED = 1_000;

describe('the undo of a cause with 12,000 effects', () => {
  let service: Awaited<ReturnType<typeof startTestProjects>>;
  let forms: Awaited<ReturnType<typeof startFakeForms>>;
  let pool: ReturnType<typeof createPool>;
  let caller: Caller;
  let client: ServiceClient;
  let cause: string;
  let ids: string[];

  beforeAll(async () => {
    forms = await startFakeForms();
    service = await startTestProjects({ forms: forms.address });
    pool = createPool({ url: service.database.url, max: 2, name: 'test', logger: quietLogger() });
  });
  afterAll(async () => {
    await pool.end();
    await service.stop();
    await forms.stop();
  });
  beforeEach(async () => {
    caller = aCaller({ name: 'Bo' });
    client = serviceClient(service.httpPort, caller);
    const names = Array.from({ length: CUSTOMERS }, () => ({ name: String(CHANGES_OF_EACH) }));
    const created = await Promise.all(names.map((body) => client.send('POST', `${ROOT}/customers`, body)));
    ids = created.map(({ body }) => body.customer.id);
    cause = newId();
    await recordRenames();
  });

  /** Effects of one chain: each customer is renamed from 0 to 400, one by one. */
  async function recordRenames(): Promise<void> {
    await new Database(pool).inFrame(caller.frameId, (transaction) =>
      transaction.query(sql`
        INSERT INTO directory_effects (frame_id, id, kind, record_id, label, action, actor, changes, correlation_id,
          request_id, happened_at)
        SELECT ${caller.frameId}::uuid, gen_random_uuid(), 'customer', customer.id, '', 'customer.updated',
          jsonb_build_object('kind', 'user', 'id', ${caller.id}::text, 'name', 'Bo'),
          jsonb_build_array(jsonb_build_object('field', 'name', 'from', (number - 1)::text, 'to', number::text)),
          ${cause}, ${cause}, now() - interval '1 hour' + number * interval '1 second'
        FROM unnest(${ids}::text[]) AS customer (id), generate_series(1, ${CHANGES_OF_EACH}::int) AS number`),
    );
  }

  async function undo(id: string, mode: 'all' | 'possible') {
    const { status, body } = await client.send('POST', `${ROOT}/causes/${id}/undo`, { mode });
    expect({ status, message: body.message }).toEqual({ status: 200, message: undefined });
    return await eventually(async () => {
      const { undo: current } = (await client.send('GET', `${ROOT}/undos/${body.undo.id}`)).body;
      expect(current.status).not.toBe('running');
      return current;
    }, 30_000);
  }

  async function names(): Promise<string[]> {
    const { body } = await client.send('POST', `${ROOT}/customers/search?perPage=100`, {});
    return body.customers.map(({ name }: { name: string }) => name).toSorted();
  }

  it('lists the first effects, and counts all', async () => {
    const read = (await client.send('GET', `${ROOT}/causes/${cause}`)).body.cause;
    const { preview } = (await client.send('POST', `${ROOT}/causes/${cause}/undo/preview`)).body;

    expect([read.effect_count, read.effects.length]).toEqual([EFFECTS, LISTED]);
    expect([preview.effect_count, preview.effects.length]).toEqual([EFFECTS, LISTED]);
    expect([preview.step_count, preview.counts.revertible]).toEqual([CUSTOMERS, EFFECTS]);
    const other = serviceClient(service.httpPort, aCaller());
    expect((await other.send('GET', `${ROOT}/causes/${cause}`)).status).toBe(404);
  });

  it('restores all values, and is undone itself', async () => {
    const undone = await undo(cause, 'all');
    const restored = await names();
    await undo(undone.id, 'all');

    const steps = { done_steps: CUSTOMERS, total_steps: CUSTOMERS, skipped_count: 0 };
    expect(undone).toMatchObject({ status: 'completed', ...steps });
    expect(undone.steps).toHaveLength(CUSTOMERS);
    expect(restored).toEqual(ids.map(() => '0'));
    expect(await names()).toEqual(ids.map(() => String(CHANGES_OF_EACH)));
  });

  it('restores nothing in the mode all, and the others in the mode possible, if a record was changed since', async () => {
    await client.send('PATCH', `${ROOT}/customers/${ids[7]}`, { name: 'Acme' });

    const failed = await undo(cause, 'all');
    const left = await names();
    const partial = await undo(cause, 'possible');

    expect(failed).toMatchObject({ status: 'failed', total_steps: CUSTOMERS - 1 });
    expect(failed.error).toMatch(/^Effects that cannot be undone: \d+\. The first one: name was changed by Bo at /);
    expect(left).toEqual([...ids.slice(1).map(() => String(CHANGES_OF_EACH)), 'Acme']);
    expect(partial).toMatchObject({ status: 'partial', done_steps: CUSTOMERS - 1 });
    expect(await names()).toEqual([...ids.slice(1).map(() => '0'), 'Acme']);
  });
});
