import { runService } from '@trackway/runtime';
import { loadConfig } from './config';
import { startSpreadsheets } from './service';

const config = loadConfig();

runService(
  { name: 'spreadsheets', logLevel: config.LOG_LEVEL, graceMs: config.SHUTDOWN_GRACE_MS },
  async (lifecycle, logger) => {
    await startSpreadsheets(config, lifecycle, logger);
  },
);
