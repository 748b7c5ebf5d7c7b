import { mergeDocuments, type ServicePart, servicePart } from './merge-documents';

const part = (given: Record<string, unknown>): ServicePart => servicePart.parse({ openapi: '3.1.0', ...given });

const merge = (parts: Record<string, ServicePart>) =>
  mergeDocuments(new Map(Object.entries(parts)), { publicUrl: '/', missing: [] });

describe('the merged OpenAPI document', () => {
  it('has the paths, components and tags of all services, each once', () => {
    const failure = { type: 'object', properties: { message: { type: 'string' } } };
    const document = merge({
      projects: part({
        paths: { '/b': { get: {} } },
        components: { schemas: { Failure: failure } },
        tags: [{ name: 'x' }],
      }),
      forms: part({
        paths: { '/a': { post: {} } },
        components: { schemas: { Failure: failure, Form: {} } },
        tags: [{ name: 'x' }],
      }),
    });

    expect(Object.keys(document.paths)).toEqual(['/a', '/b']);
    expect(document.components['schemas']).toEqual({ Failure: failure, Form: {} });
    expect(document.tags).toEqual([{ name: 'x' }]);
    expect(document['x-trackway-missing']).toBeUndefined();
  });

  it('renames a component if two services define it differently', () => {
    const document = merge({
      projects: part({ components: { schemas: { Item: { type: 'string' } } } }),
      forms: part({
        paths: { '/a': { get: { schema: { $ref: '#/components/schemas/Item' } } } },
        components: { schemas: { Item: { type: 'number' }, List: { items: { $ref: '#/components/schemas/Item' } } } },
      }),
    });

    expect(document.components['schemas']).toEqual({
      Item: { type: 'string' },
      forms_Item: { type: 'number' },
      List: { items: { $ref: '#/components/schemas/forms_Item' } },
    });
    expect(document.paths['/a']).toEqual({ get: { schema: { $ref: '#/components/schemas/forms_Item' } } });
  });

  it('joins the operations of one path, and prefers the first service', () => {
    const document = merge({
      projects: part({ paths: { '/a': { get: { summary: 'projects' } } } }),
      forms: part({ paths: { '/a': { get: { summary: 'forms' }, post: { summary: 'forms' } } } }),
    });

    expect(document.paths['/a']).toEqual({ get: { summary: 'projects' }, post: { summary: 'forms' } });
  });

  it('contains the webhooks of all services, in the order of their names', () => {
    const updated = { post: { requestBody: { schema: { $ref: '#/components/schemas/Item' } } } };
    const document = merge({
      projects: part({ components: { schemas: { Item: { type: 'string' } } } }),
      funnels: part({
        webhooks: { 'b.updated': updated, 'a.created': { post: {} } },
        components: { schemas: { Item: { type: 'number' } } },
      }),
    });

    expect(Object.keys(document.webhooks ?? {})).toEqual(['a.created', 'b.updated']);
    expect(document.webhooks?.['b.updated']).toEqual({
      post: { requestBody: { schema: { $ref: '#/components/schemas/funnels_Item' } } },
    });
    expect(merge({}).webhooks).toBeUndefined();
  });

  it('declares the bearer token as the security scheme', () => {
    const document = merge({ projects: part({ components: { securitySchemes: { bearer: { type: 'apiKey' } } } }) });

    expect(document.components['securitySchemes']).toEqual({
      bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
    });
  });
});
