import type { ApiDocument } from './api-document';
import { operationsOf } from './api-document';
import { indented } from './indented';
import { operationTypes } from './operation-types';
import { resourcesText, type TypedOperation } from './resource-text';
import { declarationText } from './type-text';

const NOTICE = '// Generated from docs/openapi.json by `npm run generate`.\n';

/** Source files of the TypeScript client that follow from the OpenAPI document, by file name. */
export function clientFiles(document: ApiDocument): Readonly<Record<string, string>> {
  const typed = operationsOf(document).map((placed) => ({ placed, ...operationTypes(placed) }));
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => declarationText(name, schema));
  const schemaNames = Object.keys(document.components.schemas);
  const operations = [...typed.map(({ text }) => text).filter(Boolean), mapText(typed)].join('\n');
  const resources = resourcesText(document, typed);
  const operationNames = [...operations.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name = '']) => name);
  return {
    'schemas.ts': file('', schemas.join('\n')),
    'operations.ts': file(
      `${importText(schemaNames, operations, './schemas')}import type { FilterValue, NoInput } from '../operation';\n`,
      operations,
    ),
    'resources.ts': file(
      [
        "import type { Call, CallOptions } from '../call';\n",
        "import { Listing } from '../listing';\n",
        importText(operationNames, resources, './operations'),
        importText(schemaNames, resources, './schemas'),
      ].join(''),
      resources,
    ),
  };
}

/** `Operations[method][path]` is the input and the response of an operation. */
function mapText(operations: readonly TypedOperation[]): string {
  const methods = [...new Set(operations.map(({ placed }) => placed.method))].sort();
  const ofMethod = (method: string) =>
    operations
      .filter(({ placed }) => placed.method === method)
      .map(({ placed, names }) => `'${placed.path}': { input: ${names.input}; response: ${names.response} };`)
      .join('\n');
  return `export interface Operations {\n${methods.map((method) => `${method}: {\n${ofMethod(method)}\n};`).join('\n')}\n}\n`;
}

function importText(names: readonly string[], text: string, from: string): string {
  const code = text.replace(/\/\*\*.*?\*\//gs, '');
  const words = new Set(code.match(/\b[A-Z]\w*\b/g));
  const used = names.filter((name) => words.has(name)).sort();
  return `import type {\n${used.map((name) => `${name},`).join('\n')}\n} from '${from}';\n`;
}

function file(imports: string, text: string): string {
  return indented(`${NOTICE}${imports}\n${text}`);
}
