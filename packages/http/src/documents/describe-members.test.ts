import { describeMembers } from './describe-members';

const documentOf = (schemas: object, paths: object = {}) => ({ components: { schemas }, paths });
const text = { type: 'string' };

describe('the description of a member', () => {
  const descriptionsIn = (name: string, properties: object) => {
    const { components } = describeMembers(documentOf({ [name]: { type: 'object', properties } }));
    return (components.schemas as Record<string, { properties: object }>)[name]?.properties;
  };

  it('is that of its schema, if there is one', () => {
    expect(descriptionsIn('Thing', { name: { ...text, description: 'Own' } })).toEqual({
      name: { ...text, description: 'Own' },
    });
  });

  it('depends on the schema that contains it', () => {
    expect(descriptionsIn('Failure', { response: text })).toMatchObject({
      response: { description: 'Always false for an error' },
    });
    expect(descriptionsIn('Thing', { response: text })).toMatchObject({
      response: { description: 'Always true for success' },
    });
  });

  it('depends on the member that contains it, also in lists and alternatives', () => {
    const file = { anyOf: [{ type: 'object', properties: { hash: text } }, { type: 'null' }] };
    const list = { type: 'array', items: { type: 'object', properties: { from: text } } };

    expect(descriptionsIn('Thing', { file, ranges: list })).toMatchObject({
      file: { anyOf: [{ properties: { hash: { description: 'SHA-256 of the content, hexadecimal' } } }, {}] },
      ranges: { items: { properties: { from: { description: 'Start, in seconds of the video' } } } },
    });
  });

  it('is its name in words without an entry, also for names of inherited members', () => {
    expect(descriptionsIn('Thing', { step_ids: text, ai_thing: text, constructor: text })).toMatchObject({
      step_ids: { description: 'Ids of the steps' },
      ai_thing: { description: 'The AI thing' },
      constructor: { description: 'The constructor' },
    });
  });

  it('is added to query parameters', () => {
    const parameters = [
      { in: 'query', name: 'status', schema: text },
      { in: 'query', name: 'code', schema: { ...text, description: 'Own' } },
    ];
    const { paths } = describeMembers(documentOf({}, { '/things': { get: { parameters } } }));

    expect(paths).toMatchObject({
      '/things': { get: { parameters: [{ description: 'Status' }, { schema: { description: 'Own' } }] } },
    });
  });
});
