import { AppError } from '@trackway/errors';
import { aCaller, eventually, serviceClient } from '@trackway/testkit';
import { Client } from 'pg';
import { ended, file, operationOf, path, type Started, upload } from './operation-requests';
import { startTestSpreadsheets } from './start-spreadsheets';

type World = Awaited<ReturnType<typeof startTestSpreadsheets>>;
type Running = Awaited<ReturnType<World['start']>>;
describe('operations', () => {
  let world: World;
  let service: Running;

  beforeAll(async () => {
    world = await startTestSpreadsheets();
    service = await world.start();
  }, 60_000);
  afterAll(async () => {
    await service.stop();
    await world.stop();
  });

  async function asSuperuser(statement: string, values: unknown[]): Promise<void> {
    const superuser = new Client({ connectionString: world.database.superuserUrl });
    await superuser.connect();
    await superuser.query(statement, values);
    await superuser.end();
  }

  it('respond 401 without a token on every route', async () => {
    const id = '0190a000-0000-7000-8000-000000000001';
    const routes = [
      ['GET', path],
      ['GET', `${path}/${id}`],
      ['GET', `${path}/${id}/errors`],
      ['GET', `${path}/${id}/download`],
      ['GET', `${path}/${id}/events`],
      ['POST', `${path}/${id}/cancel`],
      ['POST', `${path}/${id}/retry`],
      ['POST', `${path}/${id}/rollback`],
      ['GET', `${path}/${id}/errors/download`],
      ['GET', `${path}/import/project/template`],
      ['POST', `${path}/import/project`],
      ['POST', `${path}/export/project`],
      ['GET', `${path}/export/project/columns`],
    ] as const;

    for (const [method, route] of routes) {
      const refused = await serviceClient(service.httpPort).send(method, route);
      expect({ route, status: refused.status }).toEqual({ route, status: 401 });
    }
  });

  it('also require the scope of the rows', async () => {
    const caller = aCaller({ scopes: ['spreadsheets:write', 'projects:read'] });

    const refused = await upload(service.httpPort, caller, file(1));

    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ required_scope: 'projects:write' });
  });

  it('are started once for an Idempotency-Key, and another request with it is rejected', async () => {
    const caller = aCaller();
    const client = serviceClient(service.httpPort, caller);
    const key = { 'idempotency-key': 'k-1' };
    const start = (body: object) => client.send('POST', `${path}/export/project`, body, key);

    const responses = await Promise.all([start({ format: 'csv' }), start({ format: 'csv' }), start({ format: 'csv' })]);
    const other = await start({ format: 'xlsx' });
    const first = await operationOf(await upload(service.httpPort, caller, await file(2), 'k-2'));
    const again = (await (await upload(service.httpPort, caller, await file(2), 'k-2')).json()) as Started;

    expect(new Set(responses.map(({ body }) => body.spreadsheet_operation.id)).size).toBe(1);
    expect(other).toMatchObject({ status: 409, body: { message: 'idempotency_key_reused' } });
    expect(again.spreadsheet_operation.id).toBe(first);
    await ended(service.httpPort, caller, first);
  });

  it('reject a key with another workbook or option, and accept it again after 24 h', async () => {
    const caller = aCaller();
    const first = await operationOf(await upload(service.httpPort, caller, await file(2), 'nightly'));
    await ended(service.httpPort, caller, first);

    const other = await upload(service.httpPort, caller, await file(3), 'nightly');
    const body = (await other.json()) as { message: string };
    const form = { mode: 'upsert', match_by: 'code' };
    const otherMode = await upload(service.httpPort, caller, await file(2), 'nightly', form);
    await asSuperuser("UPDATE operations SET created_at = created_at - interval '24 h' WHERE id = $1", [first]);
    const nextNight = await operationOf(await upload(service.httpPort, caller, await file(3), 'nightly'));

    expect([other.status, body.message]).toEqual([409, 'idempotency_key_reused']);
    expect(otherMode.status).toBe(409);
    expect(nextNight).not.toBe(first);
    expect(await ended(service.httpPort, caller, nextNight)).toMatchObject({ processed_rows: 3 });
  });

  it('are listed with the described filters', async () => {
    const caller = aCaller({ scopes: ['*'] });
    const client = serviceClient(service.httpPort, caller);
    const imported = await operationOf(await upload(service.httpPort, caller, await file(1)));
    await ended(service.httpPort, caller, imported);
    const listed = async (query: string) => {
      const { status, body } = await client.send('GET', `${path}?${query}`);
      return { status, refused: body['errors'], total: body['meta']?.total };
    };

    const { body } = await client.send('GET', '/api/management/system/params/spreadsheet_operation');
    expect(body['params']).toMatchObject({
      filters: [
        { name: 'action', input_type: 'select', operators: ['equals'], options: [{ value: 'import' }, {}] },
        { name: 'type', options: expect.arrayContaining([{ label: 'form answer', value: 'form_answer' }]) },
        { name: 'status' },
      ],
      sorting: [],
    });
    expect(await listed('filter[type]=project,contact&filter[status]=completed')).toMatchObject({ total: 1 });
    expect(await listed('filter[type]=contact')).toMatchObject({ total: 0 });
    expect(await listed('action=export&filter[action]=import')).toMatchObject({ total: 0 });
    expect(await listed('filter[status]=done')).toMatchObject({ status: 422, refused: { value: expect.any(Array) } });
    expect(await listed('filter[rows]=1')).toMatchObject({ status: 422, refused: { field: expect.any(Array) } });
    expect(await listed('filter=1')).toMatchObject({ status: 422 });
  });

  it('send each row once, also if the projects service was unavailable', async () => {
    const caller = aCaller();
    world.projects.failNext(new AppError('unavailable', 'service_unavailable', 'away'));
    const id = await operationOf(await upload(service.httpPort, caller, file(1_200)));

    const operation = await ended(service.httpPort, caller, id);

    expect(operation).toMatchObject({
      status: 'completed',
      processed_rows: 1_200,
      metadata: { outcomes: { created: 1_200 } },
    });
    const counts = [...world.projects.applied].filter(([key]) => key.startsWith(id)).map(([, count]) => count);
    expect(counts).toEqual(Array.from({ length: 1_200 }, () => 1));
  }, 40_000);

  it('fail with the reason of the projects service', async () => {
    const caller = aCaller();
    world.projects.failNext(new AppError('forbidden', 'forbidden', 'The scope was taken away.'));
    const id = await operationOf(await upload(service.httpPort, caller, file(3)));

    const operation = await ended(service.httpPort, caller, id);

    expect(operation).toMatchObject({
      status: 'failed',
      metadata: { failure: { code: 'forbidden', message: 'The scope was taken away.' } },
    });
    const retried = await serviceClient(service.httpPort, caller).send('POST', `${path}/${id}/retry`);
    expect(retried.status).toBe(200);
    expect(await ended(service.httpPort, caller, id)).toMatchObject({
      status: 'completed',
      metadata: { outcomes: { created: 3 } },
    });
  }, 40_000);

  it('are rolled back once, also if the projects service was unavailable, and name unchanged records', async () => {
    const caller = aCaller();
    const client = serviceClient(service.httpPort, caller);
    const id = await operationOf(await upload(service.httpPort, caller, file(3)));
    await ended(service.httpPort, caller, id);
    const kept = [{ rowNumber: 3, kind: 'project', id: 'x', reason: 'changed_since' }];
    world.projects.rollback.splice(0, 2, { removed: 1, restored: 0, kept }, { removed: 1, restored: 0, kept: [] });
    world.projects.failNext(new AppError('unavailable', 'service_unavailable', 'away'));

    const asked = await client.send('POST', `${path}/${id}/rollback`);

    expect(asked.body.spreadsheet_operation.metadata.rollback).toMatchObject({ status: 'pending' });
    const wanted = { status: 'completed', removed: 2, restored: 0, kept: 1 };
    await eventually(async () => {
      const { body } = await client.send('GET', `${path}/${id}`);
      expect(body.spreadsheet_operation).toMatchObject({ status: 'completed', metadata: { rollback: wanted } });
    }, 20_000);
    const { body } = await client.send('GET', `${path}/${id}/errors`);
    expect(body.errors).toMatchObject([{ row: 3, column: 'rollback', code: 'changed_since', value: 'project x' }]);
    const again = await client.send('POST', `${path}/${id}/rollback`);
    expect(again.body.spreadsheet_operation.metadata.rollback).toEqual(wanted);
  }, 40_000);

  it('are not rolled back while they run, for exports, and without the write scope', async () => {
    const caller = aCaller();
    const client = serviceClient(service.httpPort, caller);
    let letGo: () => void = () => undefined;
    world.projects.holdUntil(
      new Promise((resolve) => {
        letGo = resolve;
      }),
    );
    const running = await operationOf(await upload(service.httpPort, caller, file(3)));
    const exporting = await client.send('POST', `${path}/export/contact`, {});
    const reader = serviceClient(service.httpPort, { ...caller, scopes: ['spreadsheets:write'] });

    const refused = await client.send('POST', `${path}/${running}/rollback`);
    const ofExport = await client.send('POST', `${path}/${exporting.body.spreadsheet_operation.id}/rollback`);
    const ofReader = await reader.send('POST', `${path}/${running}/rollback`);

    letGo();
    expect([refused.status, ofExport.status, ofReader.status]).toEqual([409, 409, 403]);
    await ended(service.httpPort, caller, running);
    await ended(service.httpPort, caller, exporting.body.spreadsheet_operation.id);
  }, 40_000);

  it('respond 503 while the database is unavailable, and recover', async () => {
    const client = serviceClient(service.httpPort, aCaller());
    await world.wire.cut();

    const away = await client.send('GET', path);
    await world.wire.restore();

    expect(away).toMatchObject({ status: 503, body: { message: 'service_unavailable' } });
    expect(away.headers.get('retry-after')).toBe('1');
    await eventually(async () => expect((await client.send('GET', path)).status).toBe(200));
  }, 40_000);

  it('fail with the reason if their initiator has lost the permission before they run', async () => {
    const caller = aCaller();
    world.projects.grants.set(caller.id, { active: false });

    const id = await operationOf(await upload(service.httpPort, caller, file(3)));

    expect(await ended(service.httpPort, caller, id)).toMatchObject({
      status: 'failed',
      processed_rows: 0,
      metadata: { failure: { code: 'initiator_not_allowed' } },
    });
    expect([...world.projects.applied.keys()].filter((key) => key.startsWith(id))).toEqual([]);
  });
});
