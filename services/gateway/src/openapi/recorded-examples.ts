import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord, type Logger } from '@trackway/runtime';
import type { OpenApiDocument } from './merge-documents';

/** Examples of an operation, which were recorded from tests of the running system. */
interface RecordedExample {
  readonly request?: unknown;
  readonly response?: unknown;
  /** Texts of errors by code. */
  readonly errors?: Readonly<Record<string, string>>;
}

export type RecordedExamples = Readonly<Record<string, RecordedExample>>;

type Members = Readonly<Record<string, unknown>>;

/** Also application/scim+json. */
const JSON_TYPE = /^application\/(\w+\+)?json$/;

/** Reads docs/examples.json. An image without it still works; its document then has only the examples of schemas. */
export function loadRecordedExamples(folder: string, logger: Logger): RecordedExamples {
  const file = join(folder, 'examples.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  logger.warn({ file }, 'the recorded examples are missing');
  return {};
}

/** The document with examples. They are added again only if the document changes. */
export function documentWithExamples(read: () => Promise<OpenApiDocument>, recorded: RecordedExamples) {
  let last: { readonly original: OpenApiDocument; readonly complete: OpenApiDocument } | undefined;
  return async (): Promise<OpenApiDocument> => {
    const original = await read();
    if (last?.original !== original) last = { original, complete: withExamples(original, recorded) };
    return last.complete;
  };
}

/** Adds recorded examples of requests and responses, and recorded texts of errors. */
export function withExamples(document: OpenApiDocument, recorded: RecordedExamples): OpenApiDocument {
  const paths = mapMembers(document.paths, (methods) =>
    mapMembers(methods, (operation) => {
      const example = isRecord(operation) ? recorded[String(operation['operationId'])] : undefined;
      return example && isRecord(operation) ? withExample(operation, example) : operation;
    }),
  );
  return { ...document, paths };
}

function withExample(operation: Members, { request, response, errors = {} }: RecordedExample): Members {
  const { requestBody, responses } = operation;
  return {
    ...operation,
    ...(requestBody === undefined ? {} : { requestBody: withJsonExample(requestBody, request) }),
    responses: Object.fromEntries(
      Object.entries(isRecord(responses) ? responses : {}).map(([status, one]) => [
        status,
        status.startsWith('2') ? withJsonExample(one, response) : withTexts(one, errors),
      ]),
    ),
  };
}

/** Adds an example to the JSON content of a request or response. */
function withJsonExample(part: unknown, example: unknown): unknown {
  return example === undefined ? part : mapJson(part, (json) => ({ ...json, example }));
}

function withTexts(response: unknown, errors: Readonly<Record<string, string>>): unknown {
  return mapJson(response, (json) => {
    if (!isRecord(json['examples'])) return json;
    const examples = Object.entries(json['examples']).map(([code, one]) => {
      const error = errors[code];
      if (error === undefined || !isRecord(one) || !isRecord(one['value'])) return [code, one];
      return [code, { ...one, value: { ...one['value'], error } }];
    });
    return { ...json, examples: Object.fromEntries(examples) };
  });
}

function mapJson(part: unknown, change: (json: Members) => Members): unknown {
  if (!isRecord(part) || !isRecord(part['content'])) return part;
  const content = Object.entries(part['content']).map(([type, one]) => [
    type,
    JSON_TYPE.test(type) && isRecord(one) ? change(one) : one,
  ]);
  return { ...part, content: Object.fromEntries(content) };
}

function mapMembers(members: unknown, change: (member: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(isRecord(members) ? members : {}).map(([name, member]) => [name, change(member)]),
  );
}
