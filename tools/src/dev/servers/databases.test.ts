import { databaseUrl } from './databases';

describe('databaseUrl', () => {
  it('replaces database and role, and keeps the rest', () => {
    const url = databaseUrl('postgres://postgres:root@db:5432/postgres?sslmode=require', {
      database: 'projects',
      role: 'projects_app',
      password: 'p@ss/word',
    });

    expect(url).toBe('postgres://projects_app:p%40ss%2Fword@db:5432/projects?sslmode=require');
  });

  it('keeps the role by default', () => {
    expect(databaseUrl('postgres://postgres:root@db/postgres', { database: 'x' })).toBe(
      'postgres://postgres:root@db/x',
    );
  });
});
