import { PROTO_FOLDER, protoServices, type SpreadsheetsV1 } from '@trackway/contracts';
import { GrpcClient } from '@trackway/grpc';
import { createPool, Database } from '@trackway/postgres';
import type { Caller } from '@trackway/runtime';
import { newId } from '@trackway/runtime';
import { aCaller, eventually, quietLogger, serviceClient, tokensOf } from '@trackway/testkit';
import { Client } from 'pg';
import { pgLiveOperations } from '../src/operations/operation-files';
import { startTestSpreadsheets } from './start-spreadsheets';

type World = Awaited<ReturnType<typeof startTestSpreadsheets>>;
const path = '/api/management/spreadsheet-operations';

describe('an export', () => {
  let world: World;
  let service: Awaited<ReturnType<World['start']>>;
  const caller = aCaller();

  beforeAll(async () => {
    world = await startTestSpreadsheets();
    service = await world.start();
  }, 60_000);
  afterAll(async () => {
    await service.stop();
    await world.stop();
  });

  it('is started once for a key, by allowed services and for callers with the scopes', async () => {
    const funnels = new GrpcClient<SpreadsheetsV1.SpreadsheetsServiceClient>({
      name: 'spreadsheets',
      address: `127.0.0.1:${service.grpcPort}`,
      protoFolder: PROTO_FOLDER,
      service: protoServices.spreadsheets,
      tokens: tokensOf('funnels'),
    });
    const call = (request: SpreadsheetsV1.StartExportRequest, as: Caller = caller) =>
      funnels.unary<SpreadsheetsV1.StartExportRequest, SpreadsheetsV1.StartExportResponseOutput>(
        (stub) => stub.startExport,
        request,
        { caller: as },
      );
    const request = { type: 'customer', idempotencyKey: 'run-1/0' };

    const [one, other] = await Promise.all([call(request), call(request)]);
    const third = await call(request);
    const elsewhere = await call(request, aCaller());

    expect([other.operationId, third.operationId]).toEqual([one.operationId, one.operationId]);
    expect(elsewhere.operationId).not.toBe(one.operationId);
    const { body } = await serviceClient(service.httpPort, caller).send('GET', path);
    expect(body.meta.total).toBe(1);
    await expect(call({ type: 'customer' }, aCaller({ scopes: ['spreadsheets:write'] }))).rejects.toMatchObject({
      kind: 'forbidden',
    });
    for (const wrong of [
      { type: 'nothing' },
      { type: 'customer', columns: ['x'] },
      { type: 'customer', filtersJson: '{' },
      { type: 'customer', format: 'ods' },
    ]) {
      await expect(call(wrong)).rejects.toMatchObject({ kind: 'invalid' });
    }
    funnels.close();
  });

  it('is not available after 30 days', async () => {
    const mine = aCaller();
    const client = serviceClient(service.httpPort, mine);
    const started = await client.send('POST', `${path}/export/contact`, {});
    const { id } = started.body.spreadsheet_operation;
    await eventually(async () => {
      expect((await client.send('GET', `${path}/${id}`)).body.spreadsheet_operation.status).toBe('completed');
    });
    const pool = createPool({ url: world.database.url, max: 1, name: 'test', logger: quietLogger() });
    const live = pgLiveOperations(new Database(pool));
    expect(await live([id, newId()])).toEqual(new Set([id]));
    const superuser = new Client({ connectionString: world.database.superuserUrl });
    await superuser.connect();
    await superuser.query(`UPDATE operations SET expires_at = now() - interval '1 s' WHERE id = $1`, [id]);

    const download = await client.send('GET', `${path}/${id}/download`);

    expect(download).toMatchObject({ status: 410, body: { message: 'file_expired' } });
    expect(await live([id])).toEqual(new Set());
    expect((await client.send('GET', `${path}/${id}`)).status).toBe(200);
    await superuser.query(`UPDATE operations SET action = 'import', options = '{"dryRun": false}' WHERE id = $1`, [id]);
    expect((await client.send('GET', `${path}/${id}/errors/download`)).status).toBe(410);
    expect((await client.send('POST', `${path}/${id}/rollback`)).status).toBe(409);
    await superuser.end();
    await pool.end();
  }, 40_000);
});
