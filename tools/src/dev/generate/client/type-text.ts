import type { Schema } from './api-document';

/** TypeScript type of a schema. Refers to other components by name. */
export function typeText(schema: Schema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? 'unknown';
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return union(alternatives.map(typeText));
  if (Array.isArray(schema.type)) return union(schema.type.map((type: string) => singleType(type, schema)));
  return typeof schema.type === 'string' ? singleType(schema.type, schema) : 'unknown';
}

/** `export interface`, or `export type` for a schema that is no plain object. */
export function declarationText(name: string, schema: Schema): string {
  const type = typeText(schema);
  const comment = commentText(schema.description);
  return type.startsWith('{') && type.endsWith('}') && schema.properties
    ? `${comment}export interface ${name} ${type}\n`
    : `${comment}export type ${name} = ${type};\n`;
}

export function commentText(text: string | undefined): string {
  if (!text) return '';
  const lines = text.replaceAll('*/', '*\\/').split('\n');
  return lines.length === 1
    ? `/** ${lines[0]} */\n`
    : `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`;
}

function singleType(type: string, schema: Schema): string {
  if (type === 'integer') return 'number';
  if (type === 'array') return `readonly ${grouped(schema.items ? typeText(schema.items) : 'unknown')}[]`;
  if (type === 'object') return objectType(schema);
  return type;
}

function objectType({ properties = {}, required = [], additionalProperties }: Schema): string {
  const members = Object.entries(properties).map(
    ([name, schema]) =>
      `${commentText(schema.description)}readonly ${memberName(name)}${required.includes(name) ? '' : '?'}: ${typeText(schema)};`,
  );
  const others = typeof additionalProperties === 'object' ? typeText(additionalProperties) : 'unknown';
  if (members.length === 0) return `Readonly<Record<string, ${additionalProperties === false ? 'never' : others}>>`;
  const isOpen = additionalProperties !== undefined && additionalProperties !== false;
  // An index signature must allow the types of all named members.
  return `{\n${[...members, ...(isOpen ? ['readonly [name: string]: unknown;'] : [])].join('\n')}\n}`;
}

export function memberName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

function union(types: readonly string[]): string {
  return [...new Set(types)].join(' | ');
}

function grouped(type: string): string {
  return type.includes(' | ') || type.startsWith('readonly ') ? `(${type})` : type;
}
