import { scopes } from '@trackway/contracts';
import type { Respond } from '../docs/local-response';
import type { Origin } from '../exchange/client-address';
import type { SendError } from '../exchange/send-error';
import { MCP_PATH } from './mcp-step';

const METADATA_PATH = '/.well-known/oauth-protected-resource';

/** Identifier of the MCP endpoint as a protected resource: the audience that clients request tokens for (RFC 8707). */
export function mcpResource(publicUrl: string): string {
  return new URL(MCP_PATH, publicUrl).href;
}

/**
 * The document from which a client that knows only the URL of the endpoint learns where to get a token (RFC 9728). It
 * exists if access tokens come from an issuer.
 */
export function resourceMetadata(issuer: string | undefined): ReadonlyMap<string, Respond> {
  if (!isUrl(issuer)) return new Map();
  const respond: Respond = async ({ origin }) => ({
    status: 200,
    type: 'application/json; charset=utf-8',
    body: JSON.stringify({
      resource: mcpResource(urlOf(origin)),
      resource_name: 'Trackway',
      authorization_servers: [issuer],
      scopes_supported: scopes,
      bearer_methods_supported: ['header'],
      resource_documentation: new URL('/docs', urlOf(origin)).href,
    }),
  });
  return new Map([METADATA_PATH, `${METADATA_PATH}${MCP_PATH}`].map((path) => [path, respond]));
}

/** Adds the URL of the metadata to rejections of missing and invalid tokens. */
export function withMetadataUrl(sendError: SendError, issuer: string | undefined): SendError {
  if (!isUrl(issuer)) return sendError;
  return (request, response, rejection) => {
    const { headers = [] } = rejection;
    const [name, challenge] = headers;
    if (name !== 'WWW-Authenticate') {
      sendError(request, response, rejection);
      return;
    }
    const url = new URL(`${METADATA_PATH}${MCP_PATH}`, urlOf(response.locals.exchange.origin)).href;
    const added = [name, `${challenge}, resource_metadata="${url}"`, ...headers.slice(2)];
    sendError(request, response, { ...rejection, headers: added });
  };
}

/** Clients can only find an issuer that is named by its URL. */
function isUrl(issuer: string | undefined): issuer is string {
  return issuer !== undefined && URL.canParse(issuer);
}

function urlOf({ proto, host }: Origin): string {
  return `${proto}://${host}`;
}
