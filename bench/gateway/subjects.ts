import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findProgram } from '../harness/machine.ts';
import { freePort, type Subject, startSubject } from '../harness/subject.ts';
import type { Issuer } from './issuer.ts';

/** Core of the measured subject. The upstream and the load generator share the other core. */
export const SUBJECT_CORE = 0;
export const LOAD_CORE = 1;

const ROOT = path.resolve(import.meta.dirname, '../..');
const BODY = JSON.stringify({ response: true, project: { id: 'a', name: 'n'.repeat(560) } });
const NO_LIMIT = '1000000000';

/** Settings for a gateway that creates traces and samples one percent; nothing receives them. */
export const TRACES = {
  NODE_OPTIONS: `--require ${path.join(ROOT, 'packages/runtime/dist/telemetry/main.js')}`,
  OTEL_NODE_DISABLED_INSTRUMENTATIONS: 'http',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
  OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
  OTEL_TRACES_SAMPLER_ARG: '0.01',
};

/** The upstream: nginx with a response of 0.6 KB, by TLS with the certificate in `tlsFolder`. */
export async function startUpstream(folder: string, tlsFolder?: string): Promise<Subject> {
  const port = await freePort();
  const name = tlsFolder === undefined ? 'upstream' : 'upstream by TLS';
  const tls =
    tlsFolder === undefined
      ? ''
      : ` ssl; ssl_certificate ${tlsFolder}/tls.crt; ssl_certificate_key ${tlsFolder}/tls.key`;
  const server = `listen 127.0.0.1:${port} reuseport${tls}; default_type application/json; location / { return 200 '${BODY}'; }`;
  return startNginx(name, folder, LOAD_CORE, port, '', server);
}

/** The gateway as deployed, with high rate limits. With `TLS_FOLDER`, it calls the upstream by TLS. */
export async function startGateway(
  name: string,
  upstream: Subject,
  issuer: Issuer,
  more: Readonly<Record<string, string>> = {},
): Promise<Subject> {
  const main = path.join(ROOT, 'services/gateway/dist/main.js');
  if (!existsSync(main)) throw new Error('The gateway is not compiled: npx tsc -b services/gateway');
  const port = await freePort();
  const scheme = more['TLS_FOLDER'] === undefined ? 'http' : 'https';
  const services = ['PROJECTS', 'FORMS', 'FUNNELS', 'SPREADSHEETS', 'CHANNELS'];
  const env = {
    ...Object.fromEntries(services.map((service) => [`${service}_URL`, `${scheme}://127.0.0.1:${upstream.port}`])),
    ...issuer.settings,
    HTTP_PORT: String(port),
    OPERATIONS_PORT: String(await freePort()),
    INTERNAL_KEYS: `bench:${Buffer.alloc(32, 1).toString('base64url')}`,
    RATE_LIMIT_SUBJECT_PER_MINUTE: NO_LIMIT,
    RATE_LIMIT_SUBJECT_BURST: NO_LIMIT,
    RATE_LIMIT_FRAME_PER_MINUTE: NO_LIMIT,
    LOG_LEVEL: 'warn',
    SHUTDOWN_GRACE_MS: '100',
    ...more,
  };
  return startSubject({ name, core: SUBJECT_CORE, command: [process.execPath, main], port, env });
}

export async function startBareProxy(upstream: Subject): Promise<Subject> {
  const port = await freePort();
  const program = path.join(import.meta.dirname, 'bare-proxy.mjs');
  const command = [process.execPath, program, String(port), `http://127.0.0.1:${upstream.port}`];
  return startSubject({ name: 'bare http-proxy-middleware 4', core: SUBJECT_CORE, command, port });
}

/** nginx as a reverse proxy with keep-alive, without tokens and limits. */
export async function startNginxProxy(folder: string, upstream: Subject): Promise<Subject> {
  const port = await freePort();
  const http = `upstream service { server 127.0.0.1:${upstream.port}; keepalive 64; keepalive_requests 1000000000; }`;
  const server = `listen 127.0.0.1:${port}; location / { proxy_pass http://service; proxy_http_version 1.1; proxy_set_header Connection ""; }`;
  return startNginx('nginx', folder, SUBJECT_CORE, port, http, server);
}

async function startNginx(
  name: string,
  folder: string,
  core: number,
  port: number,
  http: string,
  server: string,
): Promise<Subject> {
  const program = findProgram('nginx');
  if (!program) throw new Error('nginx is missing: apt-get install nginx');
  const file = path.join(folder, `${name.replaceAll(' ', '-')}.conf`);
  const events = 'events { worker_connections 1024; }';
  const quiet = 'access_log off; keepalive_requests 1000000000;';
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${file}.pid; error_log stderr warn;\n${events}\nhttp { ${quiet} ${http} server { ${server} } }\n`,
  );
  const command = [program, '-e', 'stderr', '-c', file];
  return startSubject({ name, core, command, port });
}
