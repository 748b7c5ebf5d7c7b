import { Reply } from '../routes/reply';

/** Entity tag of a version, for `ETag`. */
export function entityTag(version: number): string {
  return `"${version}"`;
}

/** A response with an object and its version as `ETag`, for a later `If-Match`. */
export function versioned(
  body: Readonly<Record<string, unknown>>,
  version: number,
  headers: Readonly<Record<string, string>> = {},
): Reply {
  return new Reply(body, { headers: { ETag: entityTag(version), ...headers } });
}

/** Version from `If-Match`, to spread into a command. Empty if the header is absent or `*`. */
export function ifVersion(request: { get(header: string): string | undefined }): { readonly ifVersion?: number } {
  return readVersion(request.get('if-match'));
}

/** Parses an entity tag. */
export function readVersion(tag: string | undefined): { readonly ifVersion?: number } {
  if (tag === undefined || tag.trim() === '*') return {};
  const version = /^(?:W\/)?"(\d+)"$/.exec(tag.trim())?.[1];
  // An unknown tag matches no version.
  return { ifVersion: version === undefined ? -1 : Number(version) };
}
