const FORMATS = {
  uuid: '01938b5e-0000-7000-8000-00000000d3a0',
  'date-time': '2026-11-21T12:00:00.000Z',
  date: '2026-11-21',
  email: 'dana@example.org',
  uri: 'https://example.org/',
};

/** An example value for a JSON Schema, with all properties. */
export function exampleOf(schema) {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return exampleOf(choices.find(({ type }) => type !== 'null') ?? choices[0]);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(exampleOf));
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object': {
      const own = Object.entries(schema.properties ?? {}).map(([name, property]) => [name, exampleOf(property)]);
      return Object.fromEntries(own);
    }
    case 'array':
      return schema.prefixItems ? schema.prefixItems.map(exampleOf) : [exampleOf(schema.items ?? {})];
    case 'string':
      return FORMATS[schema.format] ?? 'x'.repeat(Math.max(1, schema.minLength ?? 1));
    case 'number':
    case 'integer':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return 'anything';
  }
}
