import type { GatewayError } from '../errors/gateway-error';
import { headersTooLarge, malformed } from '../errors/gateway-error';

const MAX_HEADERS = 100;

/** The request headers that the gateway uses, and those that it forwards. */
export interface RequestHeaders {
  /** Lower-case names, each once, without hop-by-hop and internal headers. Framing headers are unchanged. */
  readonly forwarded: Record<string, string>;
  readonly authorization: string | undefined;
  readonly authorizations: number;
  readonly requestId: string | undefined;
  readonly traceparent: string | undefined;
  readonly tracestate: string | undefined;
  readonly forwardedFor: string | undefined;
  readonly forwardedProto: string | undefined;
  readonly forwardedHost: string | undefined;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly expectsContinue: boolean;
  /** Signed by the entry of several cells, which forwarded the request. */
  readonly cellToken: string | undefined;
}

/** Header with which gateways of several cells authenticate to each other. */
export const CELL_HEADER = 'x-trackway-cell';

const REQUEST_ID = /^[A-Za-z0-9._-]{1,128}$/;

// Hop-by-hop headers; then headers that some framework, proxy or CDN trusts for the client address, the path or the
// method. `x-trackway-*` and `x-forwarded-*` are dropped as well.
const DROPPED = new Set([
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-originating-ip',
  'x-remote-ip',
  'x-remote-addr',
  'x-remote-user',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
  'x-original-url',
  'x-original-uri',
  'x-rewrite-url',
  'x-http-method',
  'x-http-method-override',
  'x-method-override',
]);

// Different parsers would choose different ones of two values.
const ONLY_ONCE = new Set(['content-length', 'content-type', 'transfer-encoding', 'idempotency-key']);

/** Reads the raw headers, alternating names and values, in one pass. */
export function readRequestHeaders(raw: readonly string[]): RequestHeaders | GatewayError {
  if (raw.length > 2 * MAX_HEADERS) return headersTooLarge(`${MAX_HEADERS} headers`);
  const forwarded: Record<string, string> = Object.create(null);
  let authorization: string | undefined;
  let authorizations = 0;
  let requestId: string | undefined;
  let traceparent: string | undefined;
  let tracestate: string | undefined;
  let forwardedFor: string | undefined;
  let forwardedProto: string | undefined;
  let forwardedHost: string | undefined;
  let host: string | undefined;
  let hosts = 0;
  let origin: string | undefined;
  let connection: string | undefined;
  let expectsContinue = false;
  let cellToken: string | undefined;

  for (let index = 0; index < raw.length; index += 2) {
    const name = (raw[index] ?? '').toLowerCase();
    const value = raw[index + 1] ?? '';
    switch (name) {
      case 'authorization':
        authorization = value;
        authorizations += 1;
        continue;
      case 'host':
        host = value;
        hosts += 1;
        continue;
      case 'connection':
        connection = connection === undefined ? value : `${connection},${value}`;
        continue;
      case 'x-request-id':
        requestId = value;
        continue;
      case 'traceparent':
        traceparent = value;
        continue;
      case 'tracestate':
        tracestate = tracestate === undefined ? value : `${tracestate},${value}`;
        continue;
      case 'expect':
        expectsContinue = true;
        continue;
      case 'x-forwarded-for':
        forwardedFor = forwardedFor === undefined ? value : `${forwardedFor},${value}`;
        continue;
      case 'x-forwarded-proto':
        forwardedProto = value;
        continue;
      case 'x-forwarded-host':
        forwardedHost = value;
        continue;
      case CELL_HEADER:
        cellToken = value;
        continue;
      case 'origin':
        origin = value;
        break;
    }
    if (isDropped(name)) continue;
    const before = forwarded[name];
    if (typeof before !== 'string') forwarded[name] = value;
    else if (ONLY_ONCE.has(name)) return malformed(`The header ${name} was sent twice.`);
    else forwarded[name] = name === 'cookie' ? `${before}; ${value}` : `${before}, ${value}`;
  }

  if (hosts !== 1) return malformed('Exactly one Host header is required.');
  if (forwarded['transfer-encoding'] !== undefined && forwarded['transfer-encoding'].toLowerCase() !== 'chunked') {
    return malformed('The only supported transfer encoding is chunked.');
  }
  if (connection !== undefined) dropNamed(connection, forwarded);
  return {
    forwarded,
    authorization,
    authorizations,
    requestId: requestId !== undefined && REQUEST_ID.test(requestId) ? requestId : undefined,
    traceparent,
    tracestate,
    forwardedFor,
    forwardedProto,
    forwardedHost,
    host,
    origin,
    expectsContinue,
    cellToken,
  };
}

function isDropped(name: string): boolean {
  // Some frameworks read x_trackway_identity as x-trackway-identity.
  const spelled = name.includes('_') ? name.replaceAll('_', '-') : name;
  return DROPPED.has(spelled) || spelled.startsWith('x-trackway-') || spelled.startsWith('x-forwarded-');
}

/** Removes the headers that `Connection` names, except those that frame the body or are set by the gateway. */
function dropNamed(connection: string, forwarded: Record<string, string>): void {
  if (connection === 'keep-alive' || connection === 'close' || connection === 'Keep-Alive') return;
  for (const part of connection.split(',')) {
    const name = part.trim().toLowerCase();
    if (name !== 'content-length' && name !== 'transfer-encoding') delete forwarded[name];
  }
}
