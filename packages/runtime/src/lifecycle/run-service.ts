import { createLogger, type Logger } from '../logging/logger';
import { flushTelemetry } from '../telemetry/spans';
import { Lifecycle } from './lifecycle';

/**
 * Runs the process of a service: `start` builds everything and hands each resource to the lifecycle; SIGTERM and SIGINT
 * stop it. The exit code is 0 after a clean stop and 1 where the service could not start or an error was caught by nobody.
 */
export function runService(
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
    logger.fatal({ err: error }, 'an error was caught by nobody; the process ends');
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
