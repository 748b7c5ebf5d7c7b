import { createPublicKey } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { findProgram } from '../harness/machine.ts';
import { freePort, type Subject, startSubject } from '../harness/subject.ts';
import { SUBJECT_CORE } from './subjects.ts';

/**
 * Envoy with the policy of the gateway as far as possible: RS256 and `exp` verified for each request (jwt_authn), a local
 * rate limit, a request id. Undefined if it is not installed.
 */
export async function startEnvoy(folder: string, upstream: Subject, publicKey: string): Promise<Subject | undefined> {
  const program = findProgram('envoy');
  if (!program) return undefined;
  const port = await freePort();
  const file = path.join(folder, 'envoy.json');
  writeFileSync(file, JSON.stringify(configuration(port, upstream.port, publicKey)));
  const command = [program, '-c', file, '--concurrency', '1', '--log-level', 'error', '--disable-hot-restart'];
  return startSubject({ name: 'Envoy, RS256', core: SUBJECT_CORE, command, port });
}

const FILTERS = 'type.googleapis.com/envoy.extensions.filters';

function configuration(port: number, service: number, publicKey: string) {
  return {
    static_resources: {
      listeners: [{ address: socket(port), filter_chains: [{ filters: [connectionManager(publicKey)] }] }],
      clusters: [
        {
          name: 'service',
          type: 'STATIC',
          circuit_breakers: {
            thresholds: [{ max_connections: 256, max_pending_requests: 2_048, max_requests: 2_048 }],
          },
          load_assignment: {
            cluster_name: 'service',
            endpoints: [{ lb_endpoints: [{ endpoint: { address: socket(service) } }] }],
          },
        },
      ],
    },
  };
}

function connectionManager(publicKey: string) {
  return {
    name: 'envoy.filters.network.http_connection_manager',
    typed_config: {
      '@type': `${FILTERS}.network.http_connection_manager.v3.HttpConnectionManager`,
      stat_prefix: 'public',
      generate_request_id: true,
      route_config: {
        virtual_hosts: [
          { name: 'all', domains: ['*'], routes: [{ match: { prefix: '/' }, route: { cluster: 'service' } }] },
        ],
      },
      http_filters: [
        { name: 'envoy.filters.http.jwt_authn', typed_config: jwt(publicKey) },
        { name: 'envoy.filters.http.local_ratelimit', typed_config: rateLimit() },
        {
          name: 'envoy.filters.http.router',
          typed_config: { '@type': `${FILTERS}.http.router.v3.Router` },
        },
      ],
    },
  };
}

function jwt(publicKey: string) {
  const key = { ...createPublicKey(publicKey).export({ format: 'jwk' }), kid: 'bench', alg: 'RS256', use: 'sig' };
  return {
    '@type': `${FILTERS}.http.jwt_authn.v3.JwtAuthentication`,
    providers: { bench: { forward: false, local_jwks: { inline_string: JSON.stringify({ keys: [key] }) } } },
    rules: [{ match: { prefix: '/' }, requires: { provider_name: 'bench' } }],
  };
}

function rateLimit() {
  const whole = { default_value: { numerator: 100, denominator: 'HUNDRED' } };
  return {
    '@type': `${FILTERS}.http.local_ratelimit.v3.LocalRateLimit`,
    stat_prefix: 'limit',
    token_bucket: { max_tokens: 1_000_000_000, tokens_per_fill: 1_000_000_000, fill_interval: '1s' },
    filter_enabled: whole,
    filter_enforced: whole,
  };
}

function socket(port: number) {
  return { socket_address: { address: '127.0.0.1', port_value: port } };
}
