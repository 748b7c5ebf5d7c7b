import type { Schema } from '../client/api-document';
import { isMemberName, typeName } from './python-names';

/** Names that annotations use, so a member with such a name cannot precede them in the body of a class. */
const ANNOTATIONS = new Set(['list', 'dict', 'str', 'int', 'float', 'bool']);

/** Declarations of Python types. Nested objects are declared under the name of their parent and member. */
export class PythonTypes {
  private readonly declarations = new Map<string, string>();

  /** All declarations, nested ones first. */
  text(): string {
    return [...this.declarations.values()].join('\n\n');
  }

  /** Declares a type under this name, and returns the name. A reference is returned as it is. */
  named(schema: Schema, name: string): string {
    if (schema.$ref) return this.typeOf(schema, name);
    const type = this.typeOf(schema, name);
    if (type !== name) this.declare(name, `${name}: TypeAlias = "${type}"\n`);
    return name;
  }

  /** Text of a type. */
  typeOf(schema: Schema, name: string): string {
    if (schema.$ref) return schema.$ref.split('/').at(-1) ?? 'Any';
    if (schema.enum) return `Literal[${schema.enum.map(literal).join(', ')}]`;
    const alternatives = schema.anyOf ?? schema.oneOf;
    if (alternatives) return this.unionType(alternatives, schema, name);
    const types = [schema.type ?? []].flat();
    return types.length === 0 ? 'Any' : union(types.map((type) => this.singleType(type, schema, name)));
  }

  /** Declares a `TypedDict` with members that are already texts. */
  declareMembers(name: string, members: readonly Member[], description?: string): void {
    const isClass = members.every((member) => isMemberName(member.name) && !ANNOTATIONS.has(member.name));
    this.declare(name, isClass ? classText(name, members, description) : callText(name, members, description));
  }

  /** A nullable type has the name and the description of the union. */
  private unionType(alternatives: readonly Schema[], { description }: Schema, name: string): string {
    const isNullable = alternatives.filter(({ type }) => type !== 'null').length === 1;
    const nameOf = (index: number) => (isNullable ? name : `${name}${index + 1}`);
    const shared = isNullable && description ? { description } : {};
    return union(alternatives.map((each, index) => this.typeOf({ ...shared, ...each }, nameOf(index))));
  }

  private singleType(type: string, schema: Schema, name: string): string {
    if (type === 'object') return this.objectType(schema, name);
    if (type === 'array') return `list[${schema.items ? this.typeOf(schema.items, `${name}Item`) : 'Any'}]`;
    if (type === 'string') return schema.format === 'binary' ? 'FileInput' : 'str';
    return { integer: 'int', number: 'float', boolean: 'bool', null: 'None' }[type] ?? 'Any';
  }

  private objectType(schema: Schema, name: string): string {
    const { properties = {}, required = [], additionalProperties, description } = schema;
    const members = Object.entries(properties);
    if (members.length === 0) {
      const isTyped = typeof additionalProperties === 'object';
      return `dict[str, ${isTyped ? this.typeOf(additionalProperties, `${name}Value`) : 'Any'}]`;
    }
    const texts = members.map(([member, each]) => ({
      name: member,
      type: this.typeOf(each, typeName(name, member)),
      isRequired: required.includes(member),
      ...(each.description ? { description: each.description } : {}),
    }));
    this.declareMembers(name, texts, description);
    return name;
  }

  private declare(name: string, text: string): void {
    const declared = this.declarations.get(name);
    if (declared !== undefined && declared !== text)
      throw new Error(`Two types of the Python client are named ${name}.`);
    this.declarations.set(name, text);
  }
}

export interface Member {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly description?: string;
}

export function docstring(text: string | undefined, indent: string): string {
  if (!text) return '';
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('"""', "'''").replace(/"$/, '\\"');
  return `${indent}"""${escaped.split('\n').join(`\n${indent}`)}"""\n`;
}

function classText(name: string, members: readonly Member[], description: string | undefined): string {
  const lines = members.map(
    (member) => `    ${member.name}: ${memberType(member)}\n${docstring(member.description, '    ')}`,
  );
  const head = description ? `${docstring(description, '    ')}\n` : '';
  return `class ${name}(TypedDict):\n${head}${lines.join('')}`;
}

/** For names that a class cannot declare, such as `from`. */
function callText(name: string, members: readonly Member[], description: string | undefined): string {
  const lines = members.map((member) => {
    const comment = member.description ? `  # ${member.description.replaceAll('\n', ' ')}` : '';
    return `        ${JSON.stringify(member.name)}: "${memberType(member)}",${comment}\n`;
  });
  const text = `${name} = TypedDict(\n    "${name}",\n    {\n${lines.join('')}    },\n)\n`;
  return `${text}${docstring(description, '')}`;
}

function memberType({ type, isRequired }: Member): string {
  return isRequired ? type : `NotRequired[${type}]`;
}

function literal(value: string | number | boolean | null): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return typeof value === 'string' ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'` : String(value);
}

function union(types: readonly string[]): string {
  return [...new Set(types)].join(' | ');
}
