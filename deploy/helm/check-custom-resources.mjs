/**
 * Validates rendered custom resources against the CustomResourceDefinitions of their operators: helm template … | node
 * deploy/helm/check-custom-resources.mjs FOLDER. Unknown fields are errors, as with `kubectl apply --validate=strict`. Rules
 * in CEL are not evaluated. Exits with 1 and a line for each violation.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { parseAllDocuments } from 'yaml';

/** Groups that the API server itself serves. */
const BUILT_IN = /^(v1|(apps|batch|autoscaling|policy|networking\.k8s\.io|rbac\.authorization\.k8s\.io)\/.+)$/;

const documentsOf = (text) =>
  parseAllDocuments(text)
    .map((document) => document.toJS())
    .filter(Boolean);

/** The schemas of served versions, by API version and kind. */
function readSchemas(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  const definitions = files
    .flatMap((name) => documentsOf(readFileSync(join(folder, name), 'utf8')))
    .filter(({ kind }) => kind === 'CustomResourceDefinition');
  return new Map(
    definitions.flatMap(({ spec: { group, names, versions } }) =>
      versions
        .filter(({ served }) => served)
        .map(({ name, schema }) => [`${group}/${name} ${names.kind}`, schema.openAPIV3Schema]),
    ),
  );
}

/** Branches of these keywords describe a part of the fields, so they do not reject the others. */
const BRANCHES = new Set(['allOf', 'anyOf', 'oneOf', 'not']);

/** A schema of Kubernetes as JSON Schema, in which unknown fields are errors. */
function toJsonSchema(schema, isBranch = false) {
  if (Array.isArray(schema)) return schema.map((one) => toJsonSchema(one, isBranch));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { nullable, format: _, default: __, example: ___, ...rest } = schema;
  const keywords = Object.entries(rest).filter(([name]) => !name.startsWith('x-kubernetes-'));
  const converted = Object.fromEntries(
    keywords.map(([name, value]) => [
      name,
      name === 'properties' ? convertProperties(value, isBranch) : toJsonSchema(value, isBranch || BRANCHES.has(name)),
    ]),
  );
  if (schema['x-kubernetes-int-or-string']) return { ...converted, type: ['integer', 'string'] };
  if (schema['x-kubernetes-preserve-unknown-fields']) return nullable ? {} : converted;
  const isClosed = !isBranch && converted.properties && converted.additionalProperties === undefined;
  if (isClosed) converted.additionalProperties = false;
  return nullable && converted.type ? { ...converted, type: [converted.type, 'null'].flat() } : converted;
}

function convertProperties(properties, isBranch) {
  return Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, toJsonSchema(value, isBranch)]));
}

/** Patterns of Go may start with a flag, which JavaScript has as an argument. */
const goRegExp = Object.assign(
  (pattern) => new RegExp(pattern.replace('(?i)', ''), pattern.includes('(?i)') ? 'i' : ''),
  { code: 'new RegExp' },
);

/** Validates the objects of one API version and kind. */
function validatorOf(schema) {
  const { properties, ...rest } = toJsonSchema(schema);
  // The API server validates metadata by itself.
  const whole = { ...rest, properties: { ...properties, metadata: {} } };
  return new Ajv({ strict: false, allErrors: true, logger: false, code: { regExp: goRegExp } }).compile(whole);
}

function violationsOf(objects, schema) {
  const nameOf = ({ kind, metadata }) => `${kind} ${metadata.name}`;
  if (!schema)
    return objects.map((object) => `${nameOf(object)}: no definition of ${object.apiVersion} ${object.kind}`);
  const validate = validatorOf(schema);
  return objects.flatMap((object) => {
    if (validate(object)) return [];
    return validate.errors.map(({ instancePath, message, params }) => {
      const field = params.additionalProperty ? ` (${params.additionalProperty})` : '';
      return `${nameOf(object)}: ${instancePath} ${message}${field}`;
    });
  });
}

const [folder] = process.argv.slice(2);
const custom = documentsOf(readFileSync(0, 'utf8')).filter(({ apiVersion }) => !BUILT_IN.test(apiVersion));
// The definitions are large, so they are read only if they are needed.
const schemas = custom.length > 0 ? readSchemas(folder) : new Map();
const kindOf = ({ apiVersion, kind }) => `${apiVersion} ${kind}`;
const kinds = [...new Set(custom.map(kindOf))];
const violations = kinds.flatMap((kind) =>
  violationsOf(
    custom.filter((object) => kindOf(object) === kind),
    schemas.get(kind),
  ),
);
process.stdout.write(
  violations.length === 0
    ? `${custom.length} custom resources match their definitions\n`
    : `${violations.join('\n')}\n`,
);
process.exitCode = violations.length === 0 ? 0 : 1;
