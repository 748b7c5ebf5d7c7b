import { isIP, type Socket } from 'node:net';
import { type Cidr, rangeCheck } from './cidr';
import type { RequestHeaders } from './request-headers';

/** Origin of a request, as far as it can be trusted. */
export interface Origin {
  readonly address: string;
  readonly proto: 'http' | 'https';
  readonly host: string;
}

interface Peer {
  readonly address: string;
  readonly trusted: boolean;
}

/**
 * Returns a function that determines the origin of a request. `X-Forwarded-For` is read from its end, and only values
 * that trusted proxies added count: the first address that is not a trusted proxy is the client. `publicUrl`
 * overrides protocol and host.
 */
export function originReader(options: {
  trustedProxies: readonly Cidr[];
  publicUrl: string | undefined;
  /** Whether the entry of several cells forwarded the request. Undefined without cells. */
  isFromEntry?: ((token: string) => boolean) | undefined;
}): (socket: Socket, headers: RequestHeaders) => Origin {
  const isTrusted = rangeCheck(options.trustedProxies);
  const { isFromEntry } = options;
  const publicUrl = options.publicUrl === undefined ? undefined : new URL(options.publicUrl);
  const publicProto = publicUrl && (publicUrl.protocol === 'https:' ? 'https' : 'http');
  const peers = new WeakMap<Socket, Peer>();

  const peerOf = (socket: Socket): Peer => {
    const known = peers.get(socket);
    if (known) return known;
    const address = plainAddress(socket.remoteAddress ?? '');
    const peer = { address, trusted: isTrusted(address) };
    peers.set(socket, peer);
    return peer;
  };

  return (socket, headers) => {
    const peer = peerOf(socket);
    const { cellToken } = headers;
    const isForwarded = isFromEntry !== undefined && cellToken !== undefined && isFromEntry(cellToken);
    const believed = peer.trusted || isForwarded ? headers : undefined;
    return {
      address: believed?.forwardedFor === undefined ? peer.address : clientOf(believed.forwardedFor, peer, isTrusted),
      proto: publicProto ?? (believed?.forwardedProto === 'https' ? 'https' : 'http'),
      host: publicUrl?.host ?? believed?.forwardedHost ?? headers.host ?? '',
    };
  };
}

function clientOf(forwardedFor: string, peer: Peer, isTrusted: (address: string) => boolean): string {
  let client = peer.address;
  for (const part of forwardedFor.split(',').reverse()) {
    const address = plainAddress(part.trim());
    if (isIP(address) === 0) return client;
    client = address;
    if (!isTrusted(address)) return client;
  }
  return client;
}

/** Converts IPv4-mapped IPv6 addresses to IPv4. */
function plainAddress(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}

/**
 * The unit that limits count as one client: an IPv4 address, or a /64 of IPv6, within which a client can choose its
 * address.
 */
export function clientNetwork(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(8 - left.length - right.length, 0);
  return [...left, ...new Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':');
}
