import { AppError } from '@trackway/errors';

/** The version as an entity tag, for `ETag`. Steps have the version of their funnel. */
export function entityTag(version: number): string {
  return `"${version}"`;
}

/** The version that `If-Match` names, to be spread into a command; nothing where it names none, so that any will do. */
export function seenVersion(request: { get(header: string): string | undefined }): { readonly ifVersion?: number } {
  const ifMatch = request.get('if-match')?.trim();
  if (ifMatch === undefined || ifMatch === '*') return {};
  const version = /^(?:W\/)?"(\d+)"$/.exec(ifMatch)?.[1];
  // What is no tag of ours matches no version.
  return { ifVersion: version === undefined ? -1 : Number(version) };
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
