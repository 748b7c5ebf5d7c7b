import { randomUUID } from 'node:crypto';
import { createToken } from '../../../dev/token/create-token';
import type { HostServers } from './host-servers';
import type { Pod } from './pod-targets';
import { runShell } from './shell';

const REQUEST_TIMEOUT_MS = 15_000;
const TOKEN_TTL_S = 24 * 60 * 60;
const RELEASE = 'helm upgrade trackway deploy/helm/trackway --reuse-values --wait --timeout 8m';

export type ApiResponse = { status: number; body: Record<string, unknown> };

/** The installed system: its servers on this host, its pods, and its API. */
export class DrillCluster {
  private readonly stops: (() => Promise<void>)[] = [];

  constructor(
    readonly servers: HostServers,
    /** Address of this host for pods. */
    readonly address: string,
    /** Environment of commands: KUBECONFIG and PATH. */
    private readonly env: NodeJS.ProcessEnv,
    /** URL of the gateway. */
    readonly base: string,
    private readonly tokenSecret: string,
    private postgresUrl: string,
  ) {}

  /** Runs commands with the variables that the drills how-to page asks operators to set. */
  run(commands: string, variables: NodeJS.ProcessEnv = {}): Promise<string> {
    const { hostname, port, username, password } = new URL(this.postgresUrl);
    const postgres = { PGHOST: hostname, PGPORT: port, PGUSER: username, PGPASSWORD: password };
    return runShell(commands, { ...this.env, ...postgres, BASE: this.base, ...variables });
  }

  async pods(): Promise<readonly Pod[]> {
    return (JSON.parse(await this.run('kubectl get pods --output json')) as { items: readonly Pod[] }).items;
  }

  /** Upgrades the release with further values. */
  async upgrade(...options: readonly string[]): Promise<void> {
    await this.run([RELEASE, ...options.map((option) => `'${option}'`)].join(' '));
  }

  /** The server that `run` uses from now on, after a failover. */
  usePostgres(url: string): void {
    this.postgresUrl = url;
  }

  get postgres(): string {
    return this.postgresUrl;
  }

  /** A token of a user with all scopes in a frame. */
  tokenOf(frameId: string, userId: string = randomUUID()): string {
    const user = { userId, name: 'Drill', email: 'drill@example.org' };
    return createToken(this.tokenSecret, { ...user, frameId, scope: '*', ttlSeconds: TOKEN_TTL_S });
  }

  /** Sends a request. A network error has status 0. */
  async request(token: string, method: string, path: string, body?: unknown): Promise<ApiResponse> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    try {
      const response = await fetch(`${this.base}/api/management/${path}`, { method, headers, signal, ...content });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    } catch {
      return { status: 0, body: {} };
    }
  }

  /** Runs `stop` when the drill ends, if its incident was not resolved. */
  onEnd(stop: () => Promise<void>): void {
    this.stops.push(stop);
  }

  async endDrill(): Promise<void> {
    for (const stop of this.stops.splice(0)) await stop();
  }
}
