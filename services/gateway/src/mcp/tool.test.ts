import type { OpenApiDocument } from '../openapi/merge-documents';
import { toolsOf } from './tool';

const document = {
  paths: {
    '/api/management/projects/{project}': {
      get: {
        operationId: 'readProject',
        summary: 'Read a project',
        parameters: [{ name: 'project', in: 'path', required: true, schema: { type: 'string' } }],
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
        properties: {
          parent: { $ref: '#/components/schemas/CreateProject' },
          by: { $ref: '#/components/schemas/User' },
        },
      },
      User: { type: 'object' },
      Unused: { type: 'string' },
    },
  },
} as unknown as OpenApiDocument;

describe('tools', () => {
  const tools = toolsOf(document);

  it('are the operations that are offered, and no others', () => {
    expect([...tools.keys()]).toEqual(['readProject', 'createProject']);
  });

  it('say what they take and whether they only read', () => {
    expect(tools.get('readProject')).toMatchObject({
      method: 'GET',
      annotations: { readOnlyHint: true },
      inputSchema: { properties: { project: { type: 'string' } }, required: ['project'] },
    });
    expect(tools.get('createProject')?.annotations.readOnlyHint).toBe(false);
  });

  it('have schemas that stand by themselves, also where they refer to themselves', () => {
    expect(tools.get('createProject')?.inputSchema).toMatchObject({
      properties: { body: { $ref: '#/$defs/CreateProject' } },
      required: ['body'],
      $defs: { CreateProject: { properties: { parent: { $ref: '#/$defs/CreateProject' } } }, User: { type: 'object' } },
    });
    expect(JSON.stringify(tools.get('createProject'))).not.toContain('Unused');
  });
});
