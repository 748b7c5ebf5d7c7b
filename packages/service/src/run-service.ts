import { runProcess, type settings } from '@trackway/runtime';
import type { ServiceName } from './service-context';
import { type BuildService, startService } from './start-service';

/** Runs a service as a process until SIGTERM or SIGINT. */
export function runService<Config extends settings.ServiceSettings>(options: {
  readonly name: ServiceName;
  readonly config: Config;
  readonly build: BuildService<Config>;
}): void {
  const { name, config } = options;
  runProcess({ name, logLevel: config.LOG_LEVEL, graceMs: config.SHUTDOWN_GRACE_MS }, async (lifecycle, logger) => {
    await startService({ ...options, lifecycle, logger });
  });
}
