import { isRecord } from '@trackway/runtime';
import type { OpenApiDocument } from '../openapi/merge-documents';

export interface ListedOperation {
  readonly operationId: string;
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  /** Its place on the page of the reference. */
  readonly url: string;
}

/** The operations of the document, in the order of its tags. */
export function listedOperations({ paths, tags }: OpenApiDocument): ListedOperation[] {
  const order = tags.map((tag) => (isRecord(tag) ? String(tag['name']) : ''));
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(isRecord(methods) ? methods : {}).flatMap(([method, operation]) =>
      isRecord(operation) ? [listed(path, method.toUpperCase(), operation)] : [],
    ),
  );
  return all.sort((one, other) => order.indexOf(one.tag) - order.indexOf(other.tag));
}

function listed(path: string, method: string, operation: Readonly<Record<string, unknown>>): ListedOperation {
  const tag = String([operation['tags']].flat()[0] ?? 'Other');
  return {
    operationId: String(operation['operationId'] ?? ''),
    tag,
    method,
    path,
    summary: String(operation['summary'] ?? path),
    description: String(operation['description'] ?? ''),
    url: `/docs/api#tag/${slug(tag)}/${method}${path}`,
  };
}

function slug(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
