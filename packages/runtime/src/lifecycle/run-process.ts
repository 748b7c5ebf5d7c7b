import { createLogger, type Logger } from '../logging/logger';
import { flushTelemetry } from '../telemetry/spans';
import { Lifecycle } from './lifecycle';

/**
 * Runs a process: `start` builds everything and registers each resource with the lifecycle. SIGTERM and SIGINT
 * stop it. The exit code is 0 after a clean stop, and 1 if the start failed or an exception was not caught.
 */
export function runProcess(
  options: { name: string; logLevel: string; graceMs: number },
  start: (lifecycle: Lifecycle, logger: Logger) => Promise<void>,
): void {
  const logger = createLogger({ service: options.name, level: options.logLevel });
  const lifecycle = new Lifecycle(logger, options.graceMs);

  const end = (exitCode: number): void => {
    const stopped = lifecycle.stop().then(flushTelemetry);
    stopped.then(
      () => logger.flush(() => process.exit(exitCode)),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      logger.info({ signal }, 'stopping');
      end(0);
    });
  }
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'uncaught exception; the process exits');
    end(1);
  });

  start(lifecycle, logger).then(
    () => logger.info('ready'),
    (error: unknown) => {
      logger.fatal({ err: error }, 'the service could not start');
      end(1);
    },
  );
}
