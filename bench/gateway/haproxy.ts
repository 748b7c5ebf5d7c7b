import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { findProgram } from '../harness/machine.ts';
import { freePort, type Subject, startSubject } from '../harness/subject.ts';
import { SUBJECT_CORE } from './subjects.ts';

/**
 * HAProxy with the policy of the gateway as far as possible: RS256 and `exp` verified for each request, a rate limit by subject,
 * a request id. Undefined if it is not installed.
 */
export async function startHaproxy(folder: string, upstream: Subject, publicKey: string): Promise<Subject | undefined> {
  const program = findProgram('haproxy');
  if (!program) return undefined;
  const port = await freePort();
  const key = path.join(folder, 'public.pem');
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(key, publicKey);
  writeFileSync(file, configuration(port, upstream.port, key));
  return startSubject({ name: 'HAProxy, RS256', core: SUBJECT_CORE, command: [program, '-db', '-f', file], port });
}

function configuration(port: number, service: number, key: string): string {
  return `global
  nbthread 1
  maxconn 2000
defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
frontend public
  bind 127.0.0.1:${port}
  stick-table type string len 40 size 100k expire 60s store http_req_rate(60s)
  http-request set-var(txn.bearer) http_auth_bearer
  http-request set-var(txn.alg) var(txn.bearer),jwt_header_query('$.alg')
  http-request deny deny_status 401 unless { var(txn.alg) -m str RS256 }
  http-request deny deny_status 401 unless { var(txn.bearer),jwt_verify(txn.alg,"${key}") 1 }
  http-request set-var(txn.now) date()
  http-request set-var(txn.left) var(txn.bearer),jwt_payload_query('$.exp','int'),sub(txn.now)
  http-request deny deny_status 401 if { var(txn.left) -m int lt 0 }
  http-request set-var(txn.sub) var(txn.bearer),jwt_payload_query('$.sub')
  http-request track-sc0 var(txn.sub)
  http-request deny deny_status 429 if { sc_http_req_rate(0) gt 1000000000 }
  http-request set-header X-Request-Id %[uuid()]
  default_backend service
backend service
  http-reuse always
  server one 127.0.0.1:${service}
`;
}
