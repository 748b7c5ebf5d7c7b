import { runService } from '@trackway/runtime';
import { loadConfig } from './config';
import { startChannels } from './service';

const config = loadConfig();

runService(
  { name: 'channels', logLevel: config.LOG_LEVEL, graceMs: config.SHUTDOWN_GRACE_MS },
  async (lifecycle, logger) => {
    await startChannels(config, lifecycle, logger);
  },
);
