import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiOf, readResponse } from './support/api';
import { system } from './support/system';

interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly responses: Readonly<Record<string, Reference | { readonly content?: Readonly<Record<string, Content>> }>>;
}

interface Reference {
  readonly $ref: string;
}

interface Content {
  readonly schema?: Partial<Reference>;
}

interface Document {
  readonly openapi: string;
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, Content>> }>>;
  };
}

const NO_ID = '00000000-0000-4000-8000-000000000000';

async function documentOf(url: string): Promise<Document> {
  return (await readResponse(await fetch(`${url}/openapi.json`))).body;
}

function operationsOf({ paths }: Document) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
  );
}

const names = (document: Document) => operationsOf(document).map(({ name }) => name);

/** Resolves a `$ref`. Its parts are escaped like in JSON pointers. */
function resolvePointer(document: unknown, reference: string): unknown {
  const parts = reference.slice(2).split('/');
  return parts.reduce<unknown>((inner, part) => {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    return typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined;
  }, document);
}

describe('the OpenAPI document', () => {
  let merged: Document;

  beforeAll(async () => {
    merged = await documentOf(system.base_url);
  });

  it('has exactly the operations of the services', async () => {
    const services = Object.entries(system.services).filter(([name]) => name !== 'gateway');
    const parts = await Promise.all(services.map(([, { http }]) => documentOf(http)));

    expect(services).toHaveLength(5);
    expect(names(merged).sort()).toEqual(parts.flatMap(names).sort());
  });

  it('equals docs/openapi.json, from which the types of the client are generated', () => {
    const stored = JSON.parse(readFileSync(join(__dirname, '..', 'docs', 'openapi.json'), 'utf8')) as Document;

    // Otherwise run: npm run generate -w packages/client -- <address of a running system>
    expect(names(stored)).toEqual(names(merged));
    expect(stored).toEqual({ ...merged, servers: [{ url: '/' }] });
  });

  it('contains only operations that the gateway routes to a service', async () => {
    const api = apiOf({ scope: 'nothing' });

    const responses = await Promise.all(
      operationsOf(merged).map(async ({ name }) => {
        const [method = '', path = ''] = name.split(' ');
        const url = `${system.base_url}${path.replace(/\{\w+\}/g, NO_ID)}`;
        const response = await fetch(url, { method, headers: { authorization: `Bearer ${api.token}` } });
        return { name, status: response.status, message: (await readResponse(response)).body.message };
      }),
    );

    const unreachable = responses.filter(({ status, message }) => status === 405 || message === 'route_not_found');
    expect(unreachable).toEqual([]);
  });

  it('has unique operation ids', () => {
    const ids = operationsOf(merged).map(({ operation }) => operation.operationId);

    expect(ids).toEqual([...new Set(ids)]);
  });

  it('has a summary, one tag, security and the required access of every operation', () => {
    const incomplete = operationsOf(merged).filter(
      ({ operation: { summary, tags, security, description } }) =>
        !summary ||
        tags?.length !== 1 ||
        security === undefined ||
        !/scope `|valid token|no token/.test(description ?? ''),
    );

    expect(incomplete.map(({ name }) => name)).toEqual([]);
  });

  it('describes each tag', () => {
    const used = new Set(operationsOf(merged).flatMap(({ operation }) => operation.tags ?? []));

    expect(new Set(merged.tags.map(({ name }) => name))).toEqual(used);
  });

  it('describes every error with the same schema', () => {
    const others = operationsOf(merged).flatMap(({ name, operation }) =>
      Object.entries(operation.responses)
        .filter(([status]) => !status.startsWith('2') && !status.startsWith('3'))
        .filter(([, response]) => {
          const found =
            '$ref' in response
              ? (resolvePointer(merged, response.$ref) as { content?: Record<string, Content> })
              : response;
          const { 'application/json': json, 'application/scim+json': scim } = found?.content ?? {};
          // Errors that only the handlers of SCIM have are in its own format.
          if (!json && name.includes('/scim/')) return scim?.schema?.$ref !== '#/components/schemas/ScimError';
          return json?.schema?.$ref !== '#/components/schemas/Failure';
        })
        .map(([status]) => `${name} ${status}`),
    );

    expect(others).toEqual([]);
    for (const { name, operation } of operationsOf(merged)) {
      const isPublic = operation.security?.length === 0;
      const expected = ['400', ...(isPublic ? [] : ['401']), '429', '500', '503', '504', 'default'];
      expect([name, Object.keys(operation.responses)]).toEqual([name, expect.arrayContaining(expected)]);
    }
  });

  it('has no dangling references', () => {
    const references = [...JSON.stringify(merged).matchAll(/"\$ref":"(#[^"]+)"/g)].map(
      ([, reference = '']) => reference,
    );
    const dangling = [...new Set(references)].filter((reference) => resolvePointer(merged, reference) === undefined);

    expect(references.length).toBeGreaterThan(100);
    expect(dangling).toEqual([]);
  });
});
