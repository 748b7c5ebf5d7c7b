// Writes copies of an OpenAPI document with one breaking change each: ten kinds of changes, at five places.
// Usage: node plant-breaking-changes.mjs <document> <folder>
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PLACES = 5;
const [source, folder] = process.argv.slice(2);
const text = readFileSync(source, 'utf8');

const KINDS = {
  'operation-removed': ({ operation, methods, method }) => operation && (() => delete methods[method]),
  'path-renamed':
    ({ paths, path }) =>
    () => {
      paths[`${path}/renamed`] = paths[path];
      delete paths[path];
    },
  'response-member-removed': ({ success }) =>
    success?.required?.length > 1 && (() => remove(success, success.required.at(-1))),
  'response-member-optional': ({ success }) => success?.required?.length > 1 && (() => success.required.pop()),
  'response-type-changed': ({ success }) => {
    const name = Object.keys(success?.properties ?? {}).find((each) => success.properties[each].type === 'array');
    return name && (() => Object.assign(success.properties, { [name]: { type: 'string' } }));
  },
  'success-status-removed': ({ operation }) => operation.responses['200'] && (() => delete operation.responses['200']),
  'query-parameter-removed': ({ operation }) => {
    const index = (operation.parameters ?? []).findIndex((parameter) => parameter.in === 'query');
    return index >= 0 && (() => operation.parameters.splice(index, 1));
  },
  'query-parameter-required': ({ operation }) => {
    const found = (operation.parameters ?? []).find((parameter) => parameter.in === 'query' && !parameter.required);
    return found && (() => Object.assign(found, { required: true }));
  },
  'body-member-required': ({ body }) => {
    const name = Object.keys(body?.properties ?? {}).find((each) => !(body.required ?? []).includes(each));
    return name && (() => Object.assign(body, { required: [...(body.required ?? []), name] }));
  },
  'body-type-changed': ({ body }) => {
    const name = Object.keys(body?.properties ?? {}).find((each) => body.properties[each].type === 'string');
    return name && (() => Object.assign(body.properties, { [name]: { type: 'boolean' } }));
  },
};

for (const [kind, prepare] of Object.entries(KINDS)) {
  const possible = placesOf(JSON.parse(text)).flatMap((place, index) => (prepare(place) ? [index] : []));
  for (let count = 0; count < PLACES; count += 1) {
    const document = JSON.parse(text);
    const index = possible[Math.floor((possible.length * count) / PLACES)];
    prepare(placesOf(document)[index])();
    writeFileSync(join(folder, `${kind}-${index}.json`), JSON.stringify(document));
  }
}

/** Every operation with the schemas of its JSON body and of its response. */
function placesOf(document) {
  const { paths, components } = document;
  const resolve = (schema) => (schema?.$ref ? components.schemas[schema.$ref.split('/').at(-1)] : schema);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...{ paths, path, methods, method, operation },
      success: resolve(operation.responses['200']?.content?.['application/json']?.schema),
      body: resolve(operation.requestBody?.content?.['application/json']?.schema),
    })),
  );
}

function remove(schema, name) {
  delete schema.properties[name];
  schema.required = schema.required.filter((each) => each !== name);
}
