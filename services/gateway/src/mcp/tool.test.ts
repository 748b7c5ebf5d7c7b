import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenApiDocument } from '../openapi/merge-documents';
import { toolsOf } from './tool';
import { toolCatalogue } from './tool-catalogue';

const document = {
  paths: {
    '/api/management/projects/{project}': {
      get: {
        operationId: 'readProject',
        summary: 'Read a project',
        parameters: [
          { name: 'project', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'If-Match', in: 'header', schema: { type: 'string' } },
        ],
      },
      delete: { operationId: 'deleteProject', summary: 'Delete a project' },
    },
    '/api/management/projects': {
      post: {
        operationId: 'createProject',
        summary: 'Create a project',
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/CreateProject' } } } },
      },
    },
  },
  components: {
    schemas: {
      CreateProject: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', minLength: 1, description: 'Name of the project. Longer text.' },
          parent: { $ref: '#/components/schemas/CreateProject' },
          by: { $ref: '#/components/schemas/User' },
        },
      },
      User: { type: 'object' },
      Unused: { type: 'string' },
    },
  },
} as unknown as OpenApiDocument;

/** The limit is 8,000 tokens; JSON has about 3.5 characters a token. */
const MAX_LIST_CHARACTERS = 28_000;

describe('tools', () => {
  const tools = toolsOf(document);

  it('are the operations of the catalogue', () => {
    expect([...tools.keys()]).toEqual(['readProject', 'createProject']);
  });

  it('have the parameters of the path and a read-only hint', () => {
    expect(tools.get('readProject')).toMatchObject({
      method: 'GET',
      annotations: { readOnlyHint: true },
      inputSchema: { properties: { project: { type: 'string' } }, required: ['project'], additionalProperties: false },
    });
    expect(Object.keys(tools.get('readProject')?.inputSchema.properties ?? {})).toEqual(['project']);
    expect(tools.get('createProject')?.annotations.readOnlyHint).toBe(false);
  });

  it('have the members of the body as arguments, without references', () => {
    const { inputSchema } = tools.get('createProject') ?? {};

    expect(inputSchema).toMatchObject({
      properties: {
        name: { type: 'string', description: 'Name of the project.' },
        parent: { type: 'object', properties: { name: { type: 'string' } } },
        by: { type: 'object' },
      },
      required: ['name'],
    });
    expect(JSON.stringify(inputSchema)).not.toContain('$ref');
  });

  it('fit into 8,000 tokens together, and include the whole catalogue', () => {
    const api = JSON.parse(readFileSync(join(__dirname, '../../../../docs/openapi.json'), 'utf8')) as OpenApiDocument;

    const all = [...toolsOf(api).values()];

    expect(all.map(({ name }) => name).sort()).toEqual(Object.keys(toolCatalogue).sort());
    const listed = all.map(({ name, description, inputSchema, annotations }) => ({
      name,
      description,
      inputSchema,
      annotations,
    }));
    expect(JSON.stringify(listed).length).toBeLessThan(MAX_LIST_CHARACTERS);
  });
});
