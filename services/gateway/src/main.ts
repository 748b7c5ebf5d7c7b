import { loadOrExit, runProcess } from '@trackway/runtime';
import { loadConfig } from './config';
import { startGateway } from './gateway';

const config = loadOrExit(() => loadConfig(process.env));

runProcess(
  { name: 'gateway', logLevel: config.LOG_LEVEL, graceMs: config.SHUTDOWN_GRACE_MS },
  async (lifecycle, logger) => {
    await startGateway(config, { lifecycle, logger });
    logger.info({ rate_limits: rateLimits(config) }, 'the gateway is listening');
  },
);

function rateLimits(settings: typeof config) {
  return {
    subject_per_minute: settings.RATE_LIMIT_SUBJECT_PER_MINUTE,
    subject_burst: settings.RATE_LIMIT_SUBJECT_BURST,
    frame_per_minute: settings.RATE_LIMIT_FRAME_PER_MINUTE,
    public_per_minute: settings.RATE_LIMIT_PUBLIC_PER_MINUTE,
  };
}
