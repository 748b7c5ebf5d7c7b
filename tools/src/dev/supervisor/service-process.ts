import { join } from 'node:path';
import { ManagedProcess } from '../../process/managed-process';
import type { ProcessList } from '../../process/process-list';
import { startAndKeep } from '../servers/start-and-keep';
import { serviceCommand } from '../start/service-command';
import { operationsUrl, type SettingsContext, SHUTDOWN_GRACE_MS, settingsOf } from '../start/service-settings';
import type { ServiceName } from '../start/services';

/** Variables that services do not get: administrator URLs of servers, and variables of npm. */
const NOT_PASSED_ON = /^(npm_|TEST_|TRACKWAY_(?!RUN)|POSTGRES_URL$|MONGODB_URL$|KAFKA_BROKERS$|STORAGE_URL$|INIT_CWD$)/;

type ServiceContext = SettingsContext & {
  stateFolder: string;
  env: NodeJS.ProcessEnv;
  processes: ProcessList;
  log: (line: string) => void;
  stopping: AbortSignal;
  /** Offsets of the clocks of services in milliseconds. */
  clocks: ReadonlyMap<ServiceName, number>;
};

export type RunningService = { name: ServiceName; readyMs: number; stop(): Promise<void> };

/** Starts a service and waits until it is ready. It gets the settings of the caller's environment. */
export async function startService(name: ServiceName, context: ServiceContext): Promise<RunningService> {
  const settings = settingsOf(name, context);
  const offset = context.clocks.get(name);
  const clock = offset === undefined ? {} : { CLOCK_OFFSET_MS: String(offset) };
  const service = new ManagedProcess(
    {
      name,
      ...serviceCommand(name, { shiftsClock: offset !== undefined }),
      env: { ...passedOn(context.env), ...settings, ...clock },
      logFile: join(context.stateFolder, 'logs', `${name}.log`),
      stopSignal: 'SIGTERM',
      orphanSignal: 'SIGKILL',
      stopTimeoutMs: SHUTDOWN_GRACE_MS + 1_000,
    },
    context,
  );
  const started = Date.now();
  await startAndKeep(service, {
    name: `The service ${name}`,
    ask: () => requireReady(operationsUrl(context.ports[name], context.byTls)),
    stopping: context.stopping,
  });
  return { name, readyMs: Date.now() - started, stop: () => service.stop() };
}

export function passedOn(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !NOT_PASSED_ON.test(name)));
}

async function requireReady(url: string): Promise<void> {
  const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) });
  if (response.status !== 200) throw new Error(`/readyz responds ${response.status}: ${await response.text()}`);
}
