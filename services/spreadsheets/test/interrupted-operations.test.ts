import { IDENTITY_HEADER } from '@trackway/runtime';
import { aCaller, eventually, serviceClient, tokensOf } from '@trackway/testkit';
import { ended, file, operationOf, path, upload } from './operation-requests';
import { startTestSpreadsheets } from './start-spreadsheets';

type World = Awaited<ReturnType<typeof startTestSpreadsheets>>;
type Running = Awaited<ReturnType<World['start']>>;
describe('operations that are interrupted', () => {
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

  it('are cancelled before and while they run', async () => {
    const caller = aCaller();
    let letGo: () => void = () => undefined;
    world.projects.holdUntil(
      new Promise((resolve) => {
        letGo = resolve;
      }),
    );
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1)
      ids.push(await operationOf(await upload(service.httpPort, caller, file(5))));
    const client = serviceClient(service.httpPort, caller);
    const running = await eventually(async () => {
      const { body } = await client.send('GET', `${path}?status=processing`);
      // As many as the service runs at the same time, so the others are pending. Counts the listed operations of one response.
      expect(body.spreadsheet_operations).toHaveLength(2);
      return body.spreadsheet_operations as { id: string }[];
    });
    const waiting = ids.find((id) => running.every((operation) => operation.id !== id)) ?? '';

    const before = await client.send('POST', `${path}/${waiting}/cancel`);
    const during = await client.send('POST', `${path}/${running[0]?.id}/cancel`);

    expect(before.body.spreadsheet_operation).toMatchObject({ status: 'failed', metadata: { cancelled: true } });
    expect(during.status).toBe(200);
    expect(await ended(service.httpPort, caller, running[0]?.id ?? '')).toMatchObject({
      status: 'failed',
      metadata: { cancelled: true },
    });
    letGo();
    expect((await client.send('POST', `${path}/${waiting}/cancel`)).status).toBe(409);
    for (const id of ids) await ended(service.httpPort, caller, id);
    // A cancellation is not counted as a failure in the metrics.
    const metrics = await (await fetch(`http://127.0.0.1:${service.httpPort}/metrics`)).text();
    expect(metrics).toMatch(/^operations\{.*status="cancelled".*\} 2$/m);
  }, 60_000);

  it('are cancelled before the next batch, with the counts of applied rows', async () => {
    const caller = aCaller();
    const client = serviceClient(service.httpPort, caller);
    const applying = Promise.withResolvers<void>();
    world.projects.holdUntil(applying.promise);
    const id = await operationOf(await upload(service.httpPort, caller, await file(5_000)));
    await eventually(() => expect(world.projects.received.get(id)).toBe(1));

    const cancelled = await client.send('POST', `${path}/${id}/cancel`);
    applying.resolve();

    expect(cancelled.status).toBe(200);
    const operation = await ended(service.httpPort, caller, id);
    const applied = [...world.projects.applied.keys()].filter((key) => key.startsWith(id)).length;
    expect(world.projects.received.get(id)).toBe(1);
    expect(operation).toMatchObject({
      status: 'failed',
      total_rows: 5_000,
      processed_rows: applied,
      metadata: { cancelled: true, outcomes: { created: applied } },
    });
  }, 40_000);

  it('are cancelled right after the upload, and never end as completed', async () => {
    const caller = aCaller();
    const client = serviceClient(service.httpPort, caller);
    world.projects.holdUntil(Promise.resolve());
    const bytes = await file(3_000);

    for (let count = 0; count < 3; count += 1) {
      const id = await operationOf(await upload(service.httpPort, caller, bytes));
      expect((await client.send('POST', `${path}/${id}/cancel`)).status).toBe(200);
      const operation = await ended(service.httpPort, caller, id);
      const applied = [...world.projects.applied.keys()].filter((key) => key.startsWith(id)).length;
      expect(operation).toMatchObject({ status: 'failed', processed_rows: applied, metadata: { cancelled: true } });
      expect(applied).toBeLessThanOrEqual(1_000);
    }
  }, 40_000);

  it('are released when the service stops', async () => {
    const caller = aCaller();
    let letGo: () => void = () => undefined;
    world.projects.holdUntil(
      new Promise((resolve) => {
        letGo = resolve;
      }),
    );
    const id = await operationOf(await upload(service.httpPort, caller, file(700)));
    await eventually(async () => {
      const { body } = await serviceClient(service.httpPort, caller).send('GET', `${path}/${id}`);
      expect(body.spreadsheet_operation.status).toBe('processing');
    });

    await service.stop();
    letGo();
    service = await world.start();

    expect(await ended(service.httpPort, caller, id)).toMatchObject({ status: 'completed', processed_rows: 700 });
  }, 60_000);
});

describe('an import while Kafka is unavailable', () => {
  it('is accepted, and runs', async () => {
    const world = await startTestSpreadsheets({ kafkaBrokers: '127.0.0.1:1' });
    const service = await world.start();
    const caller = aCaller();

    const id = await operationOf(await upload(service.httpPort, caller, file(10)));

    expect(await ended(service.httpPort, caller, id)).toMatchObject({ status: 'completed', processed_rows: 10 });
    await service.stop();
    await world.stop();
  }, 60_000);
});

describe('an event stream of an operation', () => {
  it('ends when the service stops, so that clients reconnect while another replica resumes', async () => {
    const world = await startTestSpreadsheets();
    const stopping = await world.start();
    const caller = aCaller();
    const rows = Promise.withResolvers<void>();
    world.projects.holdUntil(rows.promise);
    const id = await operationOf(await upload(stopping.httpPort, caller, await file(3)));
    const events = await fetch(
      `http://127.0.0.1:${stopping.httpPort}/api/management/spreadsheet-operations/${id}/events`,
      { headers: { [IDENTITY_HEADER]: tokensOf('gateway').sign(caller) } },
    );
    const seen: string[] = [];
    const following = (async () => {
      for await (const part of events.body ?? []) seen.push(Buffer.from(part).toString());
    })();
    await eventually(() => expect(seen.join('')).toContain('event: progress'));

    await stopping.stop();
    await following;
    rows.resolve();
    const other = await world.start();

    expect(await ended(other.httpPort, caller, id)).toMatchObject({ status: 'completed', processed_rows: 3 });
    await other.stop();
    await world.stop();
  });
});
