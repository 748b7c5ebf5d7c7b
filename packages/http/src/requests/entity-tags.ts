import { Reply } from '../routes/reply';

/** The version of a thing as an entity tag, for `ETag`. */
export function entityTag(version: number): string {
  return `"${version}"`;
}

/** An answer that shows one thing, with its version as `ETag` for a later `If-Match`. */
export function versioned(
  body: Readonly<Record<string, unknown>>,
  version: number,
  headers: Readonly<Record<string, string>> = {},
): Reply {
  return new Reply(body, { headers: { ETag: entityTag(version), ...headers } });
}

/** The version that `If-Match` names, to be spread into a command; nothing where it names none, so that any will do. */
export function ifVersion(request: { get(header: string): string | undefined }): { readonly ifVersion?: number } {
  return readVersion(request.get('if-match'));
}

/** The same of an entity tag, wherever it stood. */
export function readVersion(tag: string | undefined): { readonly ifVersion?: number } {
  if (tag === undefined || tag.trim() === '*') return {};
  const version = /^(?:W\/)?"(\d+)"$/.exec(tag.trim())?.[1];
  // What is no tag of ours matches no version.
  return { ifVersion: version === undefined ? -1 : Number(version) };
}
