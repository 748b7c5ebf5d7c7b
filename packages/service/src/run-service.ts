import { loadOrExit, runProcess, type settings } from '@trackway/runtime';
import type { ServiceName } from './service-context';
import { type BuildService, startService } from './start-service';

/** Runs a service as a process until SIGTERM or SIGINT. Invalid settings end it with exit code 1. */
export function runService<Config extends settings.ServiceSettings>(options: {
  readonly name: ServiceName;
  readonly loadConfig: () => Config;
  readonly build: BuildService<Config>;
}): void {
  const { name, loadConfig, build } = options;
  const config = loadOrExit(loadConfig);
  runProcess({ name, logLevel: config.LOG_LEVEL, graceMs: config.SHUTDOWN_GRACE_MS }, async (lifecycle, logger) => {
    await startService({ name, config, build, lifecycle, logger });
  });
}
