import { nearestPaths, similarPaths } from './nearest-paths';

const templates = [
  '/api/management/projects',
  '/api/management/projects/{project}',
  '/api/management/projects/{project}/history',
  '/api/management/projects/{project}/merge',
  '/api/management/customers',
  '/api/management/me',
];

describe('the nearest paths', () => {
  it.each([
    ['/api/management/project', '/api/management/projects'],
    ['/api/management/projects/42/histroy', '/api/management/projects/{project}/history'],
    ['/projects', '/api/management/projects'],
    ['/api/projects', '/api/management/projects'],
    ['/management/projects', '/api/management/projects'],
    ['/api/management/v1/customers', '/api/management/customers'],
    ['/api/v1/projects', '/api/management/projects'],
    ['/v2/projects/42/history', '/api/management/projects/{project}/history'],
    ['/api/managment/customers/', '/api/management/customers'],
  ])('of %s begin with %s', (path, expected) => {
    expect(nearestPaths(path, templates)[0]).toBe(expected);
  });

  it.each(['/', '/wp-login.php', `/${'a'.repeat(8_000)}`, '/a'.repeat(2_000)])('are none for %.20s', (path) => {
    expect(nearestPaths(path, templates)).toEqual([]);
  });

  it('do not match a name with a placeholder whose collection is missing', () => {
    expect(nearestPaths('/api/management/project', ['/api/management/customers/{customer}'])).toEqual([]);
  });

  it('are at most three', () => {
    const many = ['/a/aaaa', '/a/aaab', '/a/aaac', '/a/aaad'];

    expect(nearestPaths('/a/aaae', many)).toHaveLength(3);
  });

  it('become a sentence', () => {
    expect(similarPaths('/me', templates)).toBe(' Similar paths: `/api/management/me`.');
    expect(similarPaths('/wp-login.php', templates)).toBe('');
  });
});
