import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Schema {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Operation {
  readonly operationId: string;
  readonly description?: string;
  readonly parameters?: readonly { readonly name: string; readonly description?: string; readonly schema?: Schema }[];
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const file = join(__dirname, '..', '..', 'docs', 'openapi.json');
const document = JSON.parse(readFileSync(file, 'utf8')) as Document;
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

const ACCESS = /Needs the scope `[^`]+`\.|Any valid token is sufficient\.|Public: no token is required\./g;

describe('the OpenAPI document', () => {
  it('describes every operation', () => {
    const missing = operations.filter(({ description = '' }) => description.replace(ACCESS, '').trim() === '');

    expect(operations.length).toBeGreaterThan(200);
    expect(missing.map(({ operationId }) => operationId)).toEqual([]);
  });

  it('describes every parameter', () => {
    const missing = operations.flatMap(({ operationId, parameters = [] }) =>
      parameters
        .filter(({ description, schema }) => !description && !schema?.description)
        .map(({ name }) => `${operationId} ${name}`),
    );

    expect(missing).toEqual([]);
  });

  it('describes every property', () => {
    const missing: string[] = [];
    const visit = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [name, schema] of Object.entries((value as Schema).properties ?? {})) {
        if (typeof schema === 'object' && !schema.description) missing.push(`${path}.${name}`);
      }
      for (const [key, child] of Object.entries(value)) visit(child, `${path}.${key}`);
    };
    visit(document, '');

    expect(missing).toEqual([]);
  });

  it('explains the numeric values of a status', () => {
    const text = JSON.stringify(document);

    expect(text).toContain('1 in-progress, 2 completed, 3 cancelled, 4 paused');
  });
});
