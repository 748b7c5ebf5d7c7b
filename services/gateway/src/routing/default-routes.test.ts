import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultRoutes } from './default-routes';
import { RouteTable } from './route-table';

/** The API as the services describe it, which tests from outside hold against a running system. */
const document: { readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> } = JSON.parse(
  readFileSync(join(__dirname, '../../../../docs/openapi.json'), 'utf8'),
);

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
);

describe('the public surface', () => {
  const table = new RouteTable(defaultRoutes);

  it('has no route that leads to nothing', () => {
    const used = new Set(operations.map(({ method, path }) => table.match(method, path)?.route));

    expect(defaultRoutes.filter((route) => !used.has(route)).map(({ path }) => path)).toEqual([]);
  });

  it('leads to all that is described', () => {
    const missing = operations.filter(({ method, path }) => !table.match(method, path));

    expect(missing).toEqual([]);
  });
});
