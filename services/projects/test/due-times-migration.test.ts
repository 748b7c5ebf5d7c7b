import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aCaller, serviceClient } from '@trackway/testkit';
import { sharedProjects } from './start-projects';

const MIGRATION = join(__dirname, '..', 'migrations', '0440_clamp_due_times.sql');

describe('the migration of due times', () => {
  let service: Awaited<ReturnType<typeof sharedProjects>>;
  beforeAll(async () => {
    service = await sharedProjects();
  }, 60_000);
  afterAll(() => service.stop());

  it('makes projects readable whose tasks are due outside of the years 0001 to 9999', async () => {
    const client = serviceClient(service.httpPort, aCaller());
    const base = '/api/management/projects';
    const { body } = await client.send('POST', base, { name: 'P' });
    const { id } = body.project;
    const stored = ['0001-12-31 10:00:00+00 BC', '2026-06-01 10:00:00.123+00', '10000-01-01 11:59:59+00', null];
    for (const [index, due_at] of stored.entries()) {
      const { body } = await client.send('POST', `${base}/${id}/tasks`, { title: String(index) });
      await service.superuser.query('UPDATE tasks SET due_at = $1 WHERE id = $2', [due_at, body.task.id]);
    }
    expect(await client.send('GET', base)).toMatchObject({ status: 500 });

    await service.superuser.query(readFileSync(MIGRATION, 'utf8'));

    const list = await client.send('GET', base);
    expect(list).toMatchObject({ status: 200, body: { projects: [{ id }] } });
    expect((await client.send('GET', `${base}/${id}/tasks`)).body.tasks.toReversed()).toMatchObject([
      { title: '0', due_at: '0001-01-01T00:00:00.000Z' },
      { title: '1', due_at: '2026-06-01T10:00:00.123Z' },
      { title: '2', due_at: '9999-12-31T23:59:59.999Z' },
      { title: '3', due_at: null },
    ]);
  });
});
