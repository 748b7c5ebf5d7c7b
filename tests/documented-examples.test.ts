import { apiOf, readResponse } from './support/api';
import { system } from './support/system';

interface Operation {
  readonly operationId: string;
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema?: { readonly $ref?: string } }>>;
  };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, { readonly example?: unknown }>> };
}

/** Examples of requests that contain no ids of a tenant. */
function examplesOf({ paths, components }: Document) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, requestBody }]) => {
      const reference = requestBody?.content['application/json']?.schema?.$ref?.split('/').at(-1);
      const body = reference === undefined ? undefined : components.schemas[reference]?.example;
      return body === undefined || path.includes('{') ? [] : [{ operationId, method, path, body }];
    }),
  );
}

it('the documented request examples succeed unchanged', async () => {
  const { body: document } = await readResponse(await fetch(`${system.base_url}/openapi.json`));
  const examples = examplesOf(document);
  const api = apiOf();

  const results = [];
  for (const { operationId, method, path, body } of examples) {
    const { status, body: result } = await api.send(method.toUpperCase(), path.slice('/api/management'.length), body);
    results.push({ operationId, status, error: result.error });
  }

  expect(examples.length).toBeGreaterThanOrEqual(17);
  expect(results).toEqual(examples.map(({ operationId }) => ({ operationId, status: 200, error: undefined })));
});
