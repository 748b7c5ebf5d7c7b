import { defaultRoutes } from './default-routes';
import type { Route } from './route';
import { RouteTable } from './route-table';

const route = (path: string, to: Route['to'], more: Partial<Route> = {}): Route => ({
  path,
  to,
  public: false,
  streams: false,
  ...more,
});

describe('the routing table', () => {
  it('prefers literal segments to parameters and wildcards', () => {
    const table = new RouteTable([
      route('/a/**', 'projects'),
      route('/a/:id/b', 'forms'),
      route('/a/x/b', 'funnels'),
      route('/a/x/**', 'channels'),
    ]);

    const owners = ['/a', '/a/1', '/a/1/b', '/a/x/b', '/a/x/c', '/a/x', '/a/1/b/c', '/b'].map(
      (path) => table.match('GET', path)?.route.to,
    );

    expect(owners).toEqual(['projects', 'projects', 'forms', 'funnels', 'channels', 'channels', 'projects', undefined]);
  });

  it('uses a parameter if a literal segment has no matching route', () => {
    const table = new RouteTable([route('/a/x/y', 'forms'), route('/a/:id/z', 'funnels')]);

    expect(table.match('GET', '/a/x/z')?.route.to).toBe('funnels');
  });

  it('limits a route to its methods', () => {
    const table = new RouteTable([route('/a/**', 'projects'), route('/a/b', 'forms', { methods: ['POST'] })]);

    expect(table.match('POST', '/a/b')?.route.to).toBe('forms');
    expect(table.match('GET', '/a/b')?.route.to).toBe('projects');
    expect(table.match('HEAD', '/a/b')?.route.to).toBe('projects');
  });

  it('allows HEAD where GET is allowed', () => {
    const table = new RouteTable([route('/a', 'forms', { methods: ['GET'] })]);

    expect(table.match('HEAD', '/a')?.route.to).toBe('forms');
    expect(table.match('POST', '/a')).toBeUndefined();
  });

  it('returns the parameter that a route is limited by', () => {
    const table = new RouteTable([route('/in/:ref/**', 'channels', { limitBy: 'ref' }), route('/out/:ref', 'forms')]);

    expect(table.match('GET', '/in/abc/d')?.limitKey).toBe('abc');
    expect(table.match('GET', '/out/abc')).toMatchObject({ limitKey: undefined });
  });

  it('ignores a slash at the end of a path', () => {
    const table = new RouteTable([route('/a/:id', 'forms', { limitBy: 'id' })]);

    expect(table.match('GET', '/a/1/')).toEqual(table.match('GET', '/a/1'));
    expect(table.match('GET', '/a/1/')?.limitKey).toBe('1');
  });

  it('prefers a path to the wildcard below it, in any order', () => {
    const routes = [route('/a/**', 'projects'), route('/a', 'forms')];

    for (const table of [new RouteTable(routes), new RouteTable(routes.toReversed())])
      expect(['/a', '/a/b'].map((path) => table.match('GET', path)?.route.to)).toEqual(['forms', 'projects']);
  });

  it('rejects duplicate paths, and a limit by an unknown parameter', () => {
    expect(() => new RouteTable([route('/a/:id', 'forms'), route('/a/:other', 'funnels')])).toThrow('routed twice');
    expect(() => new RouteTable([route('/a', 'forms', { limitBy: 'id' })])).toThrow('no parameter id');
  });

  it('ignores the names of inherited object members', () => {
    const table = new RouteTable([route('/a/b', 'forms')]);

    expect(table.match('GET', '/__proto__/constructor')).toBeUndefined();
    expect(table.match('constructor', '/a')).toBeUndefined();
  });

  it('opens only these routes without a token by default', () => {
    const publicRoutes = defaultRoutes
      .filter((each) => each.public)
      .map(({ path, methods }) => [path, methods].join(' '));

    expect(publicRoutes).toEqual([
      '/share/:token/** ',
      '/avatars/:avatar GET',
      '/forms/:token/** ',
      '/intake/:token/** ',
      '/intake-status/:token GET,HEAD',
      '/files/forms/:token ',
      '/files/funnels/:token ',
      '/files/channels/:token ',
      '/api/management/channels/inbound/:external_ref GET,POST',
      '/api/management/channels/inbound/:external_ref/statuses POST',
      '/api/management/auth/token POST',
      '/api/management/auth/revoke POST',
      '/.well-known/jwks.json GET,HEAD',
    ]);
  });
});
