import { readBasicCredentials } from '@trackway/runtime';
import { z } from 'zod';
import { parseCompactToken } from '../authentication/compact-token';
import type { Exchange } from '../exchange/exchange';
import type { ReferenceKind } from '../routing/route';

/** A reference whose frame a service finds. */
export interface Reference {
  readonly kind: 'share' | 'form_link' | 'intake_link' | 'intake_submission' | 'channel' | 'service_account';
  readonly value: string;
}

const frameClaim = z.object({ frame_id: z.uuid().transform((id) => id.toLowerCase()) });
const fileClaims = z.tuple([z.uuid(), z.unknown(), z.unknown()]);

/**
 * What the reference of a public request tells about its tenant: the frame if it contains it, or a reference that a
 * service finds. Nothing is verified here, because the service of the tenant does. Undefined if there is no reference.
 */
export function referenceOf({ match, path, headers, body }: Exchange): { frameId: string } | Reference | undefined {
  const kind = match?.route.reference;
  if (match === undefined || kind === undefined) return undefined;
  if (kind === 'client_credentials')
    return accountOf(clientIdOf(headers.authorization) ?? fieldOf(body?.content, 'client_id'));
  if (kind === 'token') return frameOfToken(fieldOf(body?.content, 'token'));
  return inPath(kind, parameterOf(match.route.path, path));
}

function inPath(kind: Exclude<ReferenceKind, 'client_credentials' | 'token'>, value: string) {
  return kind === 'file_link' ? frameOfFileLink(value) : { kind, value };
}

/** The first parameter of a route, decoded. */
function parameterOf(pattern: string, path: string): string {
  const index = pattern.split('/').findIndex((segment) => segment.startsWith(':'));
  const segment = path.split('/')[index] ?? '';
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The payload of a signed link to a file begins with the frame. */
function frameOfFileLink(token: string): { frameId: string } | undefined {
  const [payload = ''] = token.split('.');
  const claims = fileClaims.safeParse(readJson(Buffer.from(payload, 'base64url').toString('utf8')));
  return claims.success ? { frameId: claims.data[0] } : undefined;
}

function clientIdOf(authorization: string | undefined): string | undefined {
  return authorization === undefined ? undefined : readBasicCredentials(authorization)?.id;
}

function accountOf(clientId: string | undefined): Reference | undefined {
  return clientId === undefined ? undefined : { kind: 'service_account', value: clientId };
}

function frameOfToken(token: string | undefined): { frameId: string } | undefined {
  const claims = frameClaim.safeParse(token === undefined ? undefined : parseCompactToken(token)?.payload);
  return claims.success ? { frameId: claims.data.frame_id } : undefined;
}

/** A text of a JSON or form-encoded body. */
function fieldOf(content: Buffer | undefined, name: string): string | undefined {
  const text = content?.toString('utf8') ?? '';
  const json = readJson(text);
  if (typeof json !== 'object' || json === null) return new URLSearchParams(text).get(name) ?? undefined;
  const value: unknown = Object.entries(json).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : undefined;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
