import type { OpenApiDocument } from './merge-documents';
import { withExamples } from './recorded-examples';

const error = (code: string) => ({ value: { response: false, message: code, error: 'Generic.' } });
const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: {},
  'x-api-versions': [],
  servers: [],
  tags: [],
  components: {},
  security: [],
  paths: {
    '/projects': {
      post: {
        operationId: 'createProject',
        requestBody: { content: { 'application/json': { schema: {} } } },
        responses: {
          200: { content: { 'application/json': { schema: {} } } },
          409: {
            content: { 'application/json': { examples: { conflict: error('conflict'), other: error('other') } } },
          },
          429: { $ref: '#/components/responses/TooManyRequests' },
        },
      },
      get: { operationId: 'listProjects', responses: {} },
      put: {
        operationId: 'listUsers',
        responses: { 201: { content: { 'application/scim+json': {}, 'text/csv': {} } }, 204: {} },
      },
    },
  },
};

describe('recorded examples', () => {
  it('are added to requests, responses and errors', () => {
    const recorded = {
      createProject: {
        request: { name: 'Roof' },
        response: { response: true },
        errors: { conflict: 'The code is in use.' },
      },
      listUsers: { response: { totalResults: 0 } },
    };

    const { paths } = withExamples(document, recorded);

    expect(paths['/projects']).toMatchObject({
      post: {
        requestBody: { content: { 'application/json': { schema: {}, example: { name: 'Roof' } } } },
        responses: {
          200: { content: { 'application/json': { schema: {}, example: { response: true } } } },
          409: {
            content: {
              'application/json': {
                examples: {
                  conflict: { value: { message: 'conflict', error: 'The code is in use.' } },
                  other: { value: { error: 'Generic.' } },
                },
              },
            },
          },
          429: { $ref: '#/components/responses/TooManyRequests' },
        },
      },
      put: {
        responses: {
          201: { content: { 'application/scim+json': { example: { totalResults: 0 } }, 'text/csv': {} } },
          204: {},
        },
      },
    });
  });

  it('leave operations without examples unchanged', () => {
    expect(withExamples(document, {})).toEqual(document);
  });
});
