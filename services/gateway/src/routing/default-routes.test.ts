import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultRoutes } from './default-routes';
import { RouteTable } from './route-table';

interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
}

/** The OpenAPI document. Tests from outside compare it with a running system. */
const document: { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> } = JSON.parse(
  readFileSync(join(__dirname, '../../../../docs/openapi.json'), 'utf8'),
);

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { requestBody }]) => ({
    method: method.toUpperCase(),
    path,
    isUpload: Object.keys(requestBody?.content ?? {}).includes('multipart/form-data'),
  })),
);

describe('the default routes', () => {
  const table = new RouteTable(defaultRoutes);

  it('contain only routes with a documented operation', () => {
    const used = new Set(operations.map(({ method, path }) => table.match(method, path)?.route));

    expect(defaultRoutes.filter((route) => !used.has(route)).map(({ path }) => path)).toEqual([]);
  });

  it('contain a route for every documented operation', () => {
    const missing = operations.filter(({ method, path }) => !table.match(method, path));

    expect(missing).toEqual([]);
  });

  it('stream uploads, which are larger than other bodies', () => {
    const uploads = operations.filter(({ isUpload }) => isUpload);
    const limited = uploads.filter(({ method, path }) => table.match(method, path)?.route.timeoutMs === undefined);

    expect(uploads.length).toBeGreaterThan(3);
    expect(limited).toEqual([]);
  });
});
