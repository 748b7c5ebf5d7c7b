import { newId } from '@trackway/runtime';
import { openPostgres, type TestDatabase } from '@trackway/testkit';
import { Client } from 'pg';
import { personInPostgres } from '../src/ops/person/postgres-person';

describe('the erasure of a person in the audit log', () => {
  let database: TestDatabase;
  let client: Client;

  beforeAll(async () => {
    database = await openPostgres('projects');
    client = new Client({ connectionString: database.superuserUrl });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it('marks the entries whose hashes do not match any more', async () => {
    const [frameId, named, other] = [newId(), newId(), newId()];
    for (const [id, name] of [
      [named, 'Zoé Muñoz'],
      [other, 'Bo'],
    ]) {
      await client.query(
        `INSERT INTO audit_lines (frame_id, id, action, subject_kind, subject_id, subject_name, actor, changes, details,
           source, correlation_id, happened_at)
         VALUES ($1, $2, 'user.created', 'user', 'u', $3, '{}', '[]', '{}', 'projects', 'c', now())`,
        [frameId, id, name],
      );
    }

    const person = { frameId, pattern: 'zoé muñoz', erase: true };
    expect(await personInPostgres(database.superuserUrl, person)).toEqual([
      { place: 'audit_lines.subject_name', count: 1 },
    ]);
    await personInPostgres(database.superuserUrl, person);

    const { rows } = await client.query('SELECT id FROM audit_redactions WHERE frame_id = $1', [frameId]);
    expect(rows).toEqual([{ id: named }]);
  });
});
