import { runService } from '@trackway/runtime';
import { loadConfig } from './config';
import { startForms } from './service';

const config = loadConfig();

runService(
  { name: 'forms', logLevel: config.LOG_LEVEL, graceMs: config.SHUTDOWN_GRACE_MS },
  async (lifecycle, logger) => {
    await startForms(config, lifecycle, logger);
  },
);
