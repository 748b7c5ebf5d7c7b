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
  it('prefers what is more literal, segment by segment', () => {
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

  it('goes back where a literal turns out to lead nowhere', () => {
    const table = new RouteTable([route('/a/x/y', 'forms'), route('/a/:id/z', 'funnels')]);

    expect(table.match('GET', '/a/x/z')?.route.to).toBe('funnels');
  });

  it('lets a route be for some methods', () => {
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

  it('gives the parameter that a route limits by', () => {
    const table = new RouteTable([route('/in/:ref/**', 'channels', { limitBy: 'ref' })]);

    expect(table.match('GET', '/in/abc/d')?.limitKey).toBe('abc');
  });

  it('refuses a path that is routed twice, and a limit by nothing', () => {
    expect(() => new RouteTable([route('/a/:id', 'forms'), route('/a/:other', 'funnels')])).toThrow('routed twice');
    expect(() => new RouteTable([route('/a', 'forms', { limitBy: 'id' })])).toThrow('no parameter id');
  });

  it('is not confused by names that every object has', () => {
    const table = new RouteTable([route('/a/b', 'forms')]);

    expect(table.match('GET', '/__proto__/constructor')).toBeUndefined();
    expect(table.match('constructor', '/a')).toBeUndefined();
  });

  it('that comes with the gateway opens nothing by accident', () => {
    const open = defaultRoutes.filter((each) => each.public).map(({ path, methods }) => [path, methods].join(' '));

    expect(open).toEqual([
      '/share/:token/** ',
      '/avatars/:avatar GET',
      '/forms/:token/** ',
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
