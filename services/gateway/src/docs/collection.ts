import { isRecord } from '@trackway/runtime';
import type { OpenApiDocument } from '../openapi/merge-documents';
import { type ListedOperation, listedOperations } from './listed-operations';

type Members = Readonly<Record<string, unknown>>;

const JSON_TYPE = 'application/json';
const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** All operations as a collection for Postman, Bruno and similar programs, with `base_url` and `token` as variables. */
export function postmanCollection(document: OpenApiDocument, baseUrl: string) {
  const byTag = Map.groupBy(listedOperations(document), ({ tag }) => tag);
  return {
    info: { name: 'Trackway', description: document.info['description'] ?? '', schema: SCHEMA },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    variable: [
      { key: 'base_url', value: baseUrl },
      { key: 'token', value: '' },
    ],
    item: [...byTag].map(([name, operations]) => ({
      name,
      item: operations.map((listed) => itemOf(document, listed)),
    })),
  };
}

function itemOf(document: OpenApiDocument, { summary, description, method, path }: ListedOperation) {
  const methods = document.paths[path];
  const found = isRecord(methods) ? methods[method.toLowerCase()] : undefined;
  const operation = isRecord(found) ? found : {};
  const body = bodyOf(document, operation['requestBody']);
  return {
    name: summary,
    request: {
      description,
      method,
      header: body?.mode === 'raw' ? [{ key: 'Content-Type', value: JSON_TYPE }] : [],
      url: urlOf(path, operation['parameters']),
      ...(body ? { body } : {}),
      ...(isPublic(operation) ? { auth: { type: 'noauth' } } : {}),
    },
  };
}

function urlOf(path: string, parameters: unknown) {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({ key: name, value: '' }));
  const segments = path.slice(1).replace(/\{(\w+)\}/g, ':$1');
  const query = (Array.isArray(parameters) ? parameters : []).filter(isRecord).filter((one) => one['in'] === 'query');
  return {
    raw: `{{base_url}}/${segments}`,
    host: ['{{base_url}}'],
    path: segments.split('/'),
    variable: named,
    query: query.map((one) => ({
      key: String(one['name']),
      value: '',
      description: String(one['description'] ?? ''),
      disabled: one['required'] !== true,
    })),
  };
}

function bodyOf(document: OpenApiDocument, requestBody: unknown) {
  const content = isRecord(requestBody) && isRecord(requestBody['content']) ? requestBody['content'] : {};
  const json = content[JSON_TYPE];
  if (isRecord(json)) {
    const example = json['example'] ?? resolved(document, json['schema'])['example'] ?? {};
    return { mode: 'raw', raw: JSON.stringify(example, undefined, 2), options: { raw: { language: 'json' } } } as const;
  }
  const multipart = content['multipart/form-data'];
  if (!isRecord(multipart)) return undefined;
  const { properties = {}, example = {} } = resolved(document, multipart['schema']);
  const members = Object.entries(isRecord(properties) ? properties : {});
  return {
    mode: 'formdata',
    formdata: members.map(([key, schema]) => {
      const isFile = isRecord(schema) && schema['format'] === 'binary';
      const value = isRecord(example) ? example[key] : undefined;
      const text = value === undefined ? { value: '', disabled: true } : { value: String(value) };
      return { key, type: isFile ? 'file' : 'text', ...(isFile ? {} : text) };
    }),
  } as const;
}

function resolved({ components }: OpenApiDocument, schema: unknown): Members {
  if (!isRecord(schema)) return {};
  const name = String(schema['$ref'] ?? '')
    .split('/')
    .at(-1);
  const schemas = components['schemas'];
  const named = isRecord(schemas) && name ? schemas[name] : schema;
  return isRecord(named) ? named : {};
}

function isPublic({ security }: Members): boolean {
  return Array.isArray(security) && security.length === 0;
}
