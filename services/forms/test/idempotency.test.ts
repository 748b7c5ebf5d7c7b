import { randomUUID } from 'node:crypto';
import { aCaller, type ServiceClient, serviceClient } from '@trackway/testkit';
import { sharedForms } from './start-forms';

describe('an Idempotency-Key', () => {
  let service: Awaited<ReturnType<typeof sharedForms>>;
  let client: ServiceClient;
  let project: string;

  beforeAll(async () => {
    service = await sharedForms();
  }, 60_000);
  afterAll(() => service.stop());
  beforeEach(() => {
    const caller = aCaller();
    client = serviceClient(service.httpPort, caller);
    project = randomUUID();
    service.projects.set(caller.frameId, [project]);
  });

  const withKey = (path: string, body: object, key: string) =>
    client.send('POST', `/api/management/${path}`, body, { 'idempotency-key': key });

  it('creates one form for concurrent and later requests', async () => {
    const created = await Promise.all(Array.from({ length: 8 }, () => withKey('forms', { title: 'Survey' }, 'k')));
    const later = await withKey('forms', { title: 'Survey' }, 'k');

    expect(new Set([...created, later].map(({ body }) => body.form.id)).size).toBe(1);
    expect(later.headers.get('idempotency-replayed')).toBe('true');
    const { body } = await client.send('GET', '/api/management/get-forms');
    expect(body.meta.total).toBe(1);
  });

  it('attaches a form once, and is rejected for another request', async () => {
    await client.send('POST', '/api/management/forms', { title: 'Survey' });
    const path = `projects/${project}/loose-forms`;

    const [one, two] = [await withKey(path, { id: 1 }, 'k'), await withKey(path, { id: 1 }, 'k')];
    const other = await withKey(path, { id: 2 }, 'k');

    expect(two.body).toMatchObject({ loose_form: { id: one.body.loose_form.id } });
    expect(other).toMatchObject({ status: 409, body: { message: 'idempotency_key_reused' } });
    expect((await client.send('GET', `/api/management/${path}`)).body.meta.total).toBe(1);
  });

  it('stores nothing for a rejected request', async () => {
    const path = `projects/${project}/loose-forms`;
    expect(await withKey(path, { id: 1 }, 'k')).toMatchObject({ status: 404 });
    await client.send('POST', '/api/management/forms', { title: 'Survey' });

    expect(await withKey(path, { id: 1 }, 'k')).toMatchObject({ status: 200 });
  });
});
