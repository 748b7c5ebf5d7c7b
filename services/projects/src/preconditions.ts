import { AppError } from '@trackway/errors';

/** The version as an entity tag, for `ETag`. */
export function entityTag(version: number): string {
  return `"${version}"`;
}

/** The version that an `If-Match` header names; undefined where it names none, so that any will do. */
export function versionOf(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const version = /^(?:W\/)?"(\d+)"$/.exec(ifMatch.trim())?.[1];
  return version === undefined ? -1 : Number(version);
}

/** `ifVersion` for a command, absent where the request has no `If-Match`. */
export function ifVersion(request: { get(name: string): string | undefined }): { ifVersion?: number } {
  const seen = versionOf(request.get('if-match'));
  return seen === undefined ? {} : { ifVersion: seen };
}

/** @throws AppError `precondition_failed` where the client has seen another version. */
export function refuseStale(version: number, seen: number | undefined): void {
  if (seen === undefined || seen === version) return;
  throw new AppError(
    'precondition_failed',
    'precondition_failed',
    'It has changed since you read it. Read it again, then decide.',
  );
}
