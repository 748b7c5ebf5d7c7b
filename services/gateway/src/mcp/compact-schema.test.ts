import { compactSchema } from './compact-schema';

describe('compactSchema', () => {
  it('retains the parts that are needed to provide a value', () => {
    const schema = { type: 'integer', enum: [1, 2], minimum: 1, maximum: 2, examples: [1], description: 'One. Two.' };

    expect(compactSchema(schema, {})).toEqual({ type: 'integer', enum: [1, 2], description: 'One.' });
  });

  it('joins a type and null', () => {
    const schema = { anyOf: [{ type: 'string', maxLength: 9 }, { type: 'null' }], description: 'Text' };

    expect(compactSchema(schema, {})).toEqual({ type: ['string', 'null'], description: 'Text' });
  });

  it('joins lists of values', () => {
    const schema = {
      oneOf: [
        { type: 'number', enum: [1] },
        { type: 'string', enum: ['in-progress'] },
      ],
    };

    expect(compactSchema(schema, {})).toEqual({ enum: [1, 'in-progress'] });
  });

  it('describes deep and recursive parts by their type', () => {
    const components = { Node: { type: 'object', properties: { child: { $ref: '#/components/schemas/Node' } } } };

    const compact = compactSchema({ $ref: '#/components/schemas/Node' }, components);

    expect(JSON.stringify(compact).split('child')).toHaveLength(5);
    expect(JSON.stringify(compact)).toContain('"child":{"type":"object"}');
  });
});
