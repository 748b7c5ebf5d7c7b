import { runService } from '@trackway/runtime';
import { loadConfig } from './config';
import { startFunnels } from './service';

const config = loadConfig();

runService(
  { name: 'funnels', logLevel: config.LOG_LEVEL, graceMs: config.SHUTDOWN_GRACE_MS },
  async (lifecycle, logger) => {
    await startFunnels(config, lifecycle, logger);
  },
);
