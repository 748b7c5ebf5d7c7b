import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageOf } from '../errors';
import type { Check } from './check';
import { Child, freePort } from './child-process';
import { CheckFailure, CheckSkipped, Context } from './context';
import { inboundChecks } from './inbound-checks';
import { operationChecks } from './operation-checks';
import type { CheckOptions } from './options';
import { outboundChecks } from './outbound-checks';
import { StandInTrackway } from './trackway';

export interface CheckResult {
  readonly id: string;
  readonly title: string;
  readonly result: 'passed' | 'failed' | 'skipped';
  /** Why the check failed or was skipped. */
  readonly reason?: string;
  /** The correct behaviour of a failed check. */
  readonly expected?: string;
  readonly ms: number;
}

const CHECKS: readonly Check[] = [...inboundChecks, ...outboundChecks, ...operationChecks];
const FIRST_RETRY_MS = '100';

/** Runs the checks one after the other. Started commands inherit `environment`. `onResult` is called after each check. */
export async function runChecks(
  options: CheckOptions,
  environment: NodeJS.ProcessEnv,
  onResult: (result: CheckResult) => void,
): Promise<CheckResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'connector-check-'));
  const secret = options.secret ?? `whsec_${randomBytes(24).toString('base64')}`;
  const trackway = new StandInTrackway(secret);
  const children: Child[] = [];
  try {
    const channelUrl = await trackway.listen(options.listen);
    const ports = { connector: await freePort(), fake: await freePort() };
    const url = options.url ?? `http://127.0.0.1:${ports.connector}`;
    const fake = options.fake ?? (options.startFake ? `http://127.0.0.1:${ports.fake}` : undefined);
    const env = await fillIn(options.env, fake);
    if (options.startFake)
      children.push(
        startFake(options.startFake, { ...environment, ...env, PORT: String(ports.fake), CONNECTOR_URL: url }),
      );
    const common = { CHANNEL_URL: channelUrl, CHANNEL_SECRET: secret, PUBLIC_URL: url, SPOOL_FOLDER: folder };
    const connectorEnv = { ...environment, FIRST_RETRY_MS, ...env, ...common, PORT: String(ports.connector) };
    const child = options.start ? new Child(options.start, connectorEnv) : undefined;
    if (child) children.push(child);
    child?.start();
    const context = new Context({ options, trackway, url, secret, fake, child });
    await context.ready();
    const results: CheckResult[] = [];
    for (const check of CHECKS.filter(({ id }) => isSelected(options, id))) {
      results.push(await runCheck(context, check));
      onResult(results.at(-1) as CheckResult);
    }
    return results;
  } finally {
    for (const child of children) await child.end('SIGKILL');
    trackway.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function runCheck(context: Context, { id, title, run }: Check): Promise<CheckResult> {
  const start = Date.now();
  try {
    // A check that failed may have left the connector stopped or the provider unavailable.
    context.trackway.recover();
    if (context.parts.fake) await context.failProvider(500, 0);
    if (context.parts.child && !context.parts.child.isRunning) await context.restart();
    await run(context);
    return { id, title, result: 'passed', ms: Date.now() - start };
  } catch (error) {
    const common = { id, title, reason: messageOf(error), ms: Date.now() - start };
    if (error instanceof CheckSkipped) return { ...common, result: 'skipped' };
    return { ...common, result: 'failed', ...(error instanceof CheckFailure ? { expected: error.expected } : {}) };
  }
}

function isSelected({ only }: CheckOptions, id: string): boolean {
  return only.length === 0 || only.some((text) => id.includes(text));
}

function startFake(command: string, env: NodeJS.ProcessEnv): Child {
  const child = new Child(command, env);
  child.start();
  return child;
}

/** Replaces `{fake}` and `{port:NAME}`. */
async function fillIn(env: CheckOptions['env'], fake: string | undefined): Promise<Record<string, string>> {
  const ports = new Map<string, string>();
  for (const value of env.values()) {
    for (const [placeholder] of value.matchAll(/\{port:\w+\}/g)) {
      if (!ports.has(placeholder)) ports.set(placeholder, String(await freePort()));
    }
  }
  const fill = (value: string) =>
    value.replaceAll('{fake}', fake ?? '').replace(/\{port:\w+\}/g, (placeholder) => ports.get(placeholder) ?? '');
  return Object.fromEntries([...env].map(([name, value]) => [name, fill(value)]));
}
