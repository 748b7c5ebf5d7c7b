import { Readable } from 'node:stream';
import { httpStatus, isAppError } from '@trackway/errors';
import { entityTag, StreamReply } from '@trackway/http';
import { currentContext } from '@trackway/runtime';
import { ScimError } from '../scim/scim-error';
import type { ScimList } from './read-scim';

export const SCIM_MEDIA_TYPE = 'application/scim+json';
const ERROR_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:Error';
const LIST_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';

/** The URL of the SCIM resources, as the client reached it. */
export function scimBase(): string {
  return `${currentContext()?.origin ?? ''}/scim/v2`;
}

interface ReplyOptions {
  readonly status?: number;
  readonly version?: number;
  /** URL of the resource, required for a created one (RFC 7644, 3.3). */
  readonly location?: string;
}

export function scimReply(body: object, { status = 200, version, location }: ReplyOptions = {}) {
  const headers = {
    'Content-Type': SCIM_MEDIA_TYPE,
    'Cache-Control': 'no-store',
    ...(version === undefined ? {} : { ETag: entityTag(version) }),
    ...(location === undefined ? {} : { Location: location }),
  };
  return new StreamReply(Readable.from([JSON.stringify(body)]), { status, headers });
}

export function scimListReply<Item>(
  { items, total }: ScimList<Item>,
  offset: number,
  present: (item: Item) => object,
): StreamReply {
  return scimReply({
    schemas: [LIST_SCHEMA],
    totalResults: total,
    startIndex: offset + 1,
    itemsPerPage: items.length,
    Resources: items.map(present),
  });
}

/** Sends expected errors in the format of SCIM (RFC 7644, 3.12). Those of tokens have headers that SCIM does not define. */
export async function withScimErrors<Result>(handle: () => Promise<Result>): Promise<Result | StreamReply> {
  try {
    return await handle();
  } catch (error) {
    if (!isAppError(error) || error.kind === 'unauthenticated') throw error;
    const status = error.kind === 'invalid' ? httpStatus.malformed : httpStatus[error.kind];
    const scimType = error instanceof ScimError ? error.scimType : undefined;
    const type = scimType ?? (error.kind === 'invalid' ? 'invalidValue' : undefined);
    const body = { schemas: [ERROR_SCHEMA], status: String(status), detail: error.message };
    return scimReply({ ...body, ...(type === undefined ? {} : { scimType: type }) }, { status });
  }
}
