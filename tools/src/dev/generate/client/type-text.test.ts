import { declarationText, typeText } from './type-text';

describe('typeText', () => {
  it.each([
    [{ type: 'integer' }, 'number'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ enum: ['open', 1, null] }, '"open" | 1 | null'],
    [{ $ref: '#/components/schemas/Tag' }, 'Tag'],
    [{ type: 'array', items: { type: ['string', 'null'] } }, 'readonly (string | null)[]'],
    [{ anyOf: [{ type: 'integer' }, { type: 'number' }] }, 'number'],
    [{ type: 'object' }, 'Readonly<Record<string, unknown>>'],
    [{ type: 'object', additionalProperties: { type: 'integer' } }, 'Readonly<Record<string, number>>'],
    [{ type: 'object', additionalProperties: false }, 'Readonly<Record<string, never>>'],
    [{}, 'unknown'],
  ])('%j is %s', (schema, expected) => {
    expect(typeText(schema)).toBe(expected);
  });

  it('quotes names that are no identifiers, and marks optional members', () => {
    const schema = { type: 'object', properties: { 'a-b': { type: 'string' }, c: {} }, required: ['a-b'] };

    expect(typeText(schema)).toBe('{\nreadonly "a-b": string;\nreadonly c?: unknown;\n}');
  });
});

describe('declarationText', () => {
  it('cannot be ended by a description', () => {
    expect(declarationText('Tag', { type: 'string', description: 'a */ b' })).toBe(
      '/** a *\\/ b */\nexport type Tag = string;\n',
    );
  });
});
