import { exampleOf } from './choose-examples';
import { operationFinder } from './find-operation';

const operation = {
  operationId: 'createProject',
  requestBody: { content: { 'application/json': {} } },
  responses: { 200: {}, 409: { content: { 'application/json': { examples: { conflict: {} } } } } },
};
const exchange = { method: 'POST', path: '/projects', caller: null, isDocumented: false };
const id = 'a0a0a0a0-0000-4000-8000-000000000001';

describe('examples of operations', () => {
  it('show a documented request, its response and documented errors, without what differs between runs', () => {
    const example = exampleOf(operation, [
      { ...exchange, body: '{"name":"A"}', status: 200, response: '{"response":true}' },
      {
        ...exchange,
        isDocumented: true,
        body: `{"parent":"${id}"}`,
        status: 200,
        response: `{"ids":["${id}",2,3],"token":"${'x'.repeat(50)}","at":"2026-11-01T10:00:00.123Z"}`,
      },
      { ...exchange, body: '{}', status: 409, response: '{"message":"conflict","error":"The code is in use."}' },
      { ...exchange, body: '{}', status: 403, response: '{"message":"forbidden","error":"No."}' },
    ]);

    const known = '0198c0de-0000-7000-8000-000000000001';
    expect(example).toEqual({
      request: { parent: known },
      response: { ids: [known, 2], token: 'EXAMPLE', at: '2026-03-02T09:30:00.000Z' },
      errors: { conflict: 'The code is in use.' },
    });
  });

  it('do not show inputs of security tests', () => {
    const example = exampleOf(operation, [
      { ...exchange, body: '{"name":"=1+1"}', status: 200, response: '{"response":true,"name":"=1+1"}' },
      { ...exchange, body: '{}', status: 409, response: '{"message":"conflict","error":"<script> is in use."}' },
      { ...exchange, body: '{"name":"A"}', status: 200, response: '{"response":true,"name":"A"}' },
    ]);

    expect(example).toMatchObject({ request: { name: 'A' } });
    expect(JSON.stringify(example)).not.toContain('script');
  });

  it('belong to the operation with the fewest parameters in its path', () => {
    const search = { ...operation, operationId: 'searchProjects' };
    const find = operationFinder({
      paths: { '/projects/{project}': { post: operation }, '/projects/search': { post: search } },
    });

    expect(find('POST', '/projects/search?page=1')).toBe(search);
    expect(find('POST', `/projects/${id}`)).toBe(operation);
    expect(find('GET', '/projects/search')).toBeUndefined();
  });
});
