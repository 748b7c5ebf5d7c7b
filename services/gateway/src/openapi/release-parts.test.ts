import { releaseParts } from './release-parts';

const RELEASE = {
  paths: {
    '/projects': { get: { schema: { $ref: '#/components/schemas/Project' } }, put: {} },
    '/forms': { get: { schema: { $ref: '#/components/schemas/Form' } } },
  },
  webhooks: { 'form.created': { post: { schema: { $ref: '#/components/schemas/Form' } } } },
  components: {
    schemas: {
      Project: {
        properties: { self: { $ref: '#/components/schemas/Project' }, id: { $ref: '#/components/schemas/Id' } },
      },
      Id: { type: 'string' },
      Form: { type: 'object' },
    },
  },
  tags: [{ name: 'Forms' }],
};

const partsOf = releaseParts({
  read: () => RELEASE,
  serviceOf: (method, path) => (path === '/forms' || method === 'PUT' ? 'forms' : 'projects'),
});
const partOf = (service: string) => partsOf([service]).get(service);

describe('the part of a service in the released document', () => {
  it('has the operations that are routed to the service, and the components that they use', () => {
    expect(partOf('projects')).toMatchObject({
      paths: { '/projects': { get: RELEASE.paths['/projects'].get } },
      components: { schemas: { Project: RELEASE.components.schemas.Project, Id: { type: 'string' } } },
    });
    expect(Object.keys(partOf('projects')?.paths['/projects'] ?? {})).toEqual(['get']);
    expect(Object.keys(partOf('forms')?.paths ?? {})).toEqual(['/projects', '/forms']);
    expect(partOf('forms')?.tags).toEqual([{ name: 'Forms' }]);
  });

  it('does not exist without the document, or without operations', () => {
    expect(releaseParts({ read: () => undefined, serviceOf: () => 'forms' })(['forms']).size).toBe(0);
    expect(partOf('channels')).toBeUndefined();
  });
});
