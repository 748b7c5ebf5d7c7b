import type { OpenApiDocument } from '../openapi/merge-documents';

/** Computes a value once for each document. */
export function perDocument<T>(compute: (document: OpenApiDocument) => T): (document: OpenApiDocument) => T {
  let last: { readonly document: OpenApiDocument; readonly value: T } | undefined;
  return (document) => {
    if (last?.document !== document) last = { document, value: compute(document) };
    return last.value;
  };
}
