import { aCaller, eventually, serviceClient, testServers } from '@trackway/testkit';
import { DatabaseProxy } from './database-proxy';
import { startTestForms } from './start-forms';

describe('forms without their database', () => {
  let proxy: DatabaseProxy;
  let service: Awaited<ReturnType<typeof startTestForms>>;

  beforeAll(async () => {
    proxy = await new DatabaseProxy(new URL(testServers.mongodbUrl())).start();
    service = await startTestForms({}, (url) => proxy.url(url));
  }, 60_000);
  afterAll(async () => {
    await service.stop();
    await proxy.stop();
  }, 60_000);

  it('responds 503 while it is unavailable, is not ready, and recovers', async () => {
    const client = serviceClient(service.httpPort, aCaller());
    await client.send('POST', '/api/management/forms', { title: 'Before' });

    await proxy.stop();

    const unavailable = { status: 503, body: { response: false, message: 'service_unavailable' } };
    const [read, write, ready] = await Promise.all([
      client.send('GET', '/api/management/get-forms'),
      client.send('POST', '/api/management/forms', { title: 'Meanwhile' }),
      client.send('GET', '/readyz'),
    ]);
    expect(read).toMatchObject(unavailable);
    expect(write).toMatchObject(unavailable);
    expect(write.headers.get('retry-after')).toBe('1');
    expect(ready.status).toBe(503);

    await proxy.start();

    await eventually(async () => {
      expect((await client.send('POST', '/api/management/forms', { title: 'After' })).status).toBe(200);
    });
    const { body } = await client.send('GET', '/api/management/get-forms');
    expect(body).toMatchObject({ meta: { total: 2 } });
  }, 60_000);
});
