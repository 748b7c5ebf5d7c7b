import { runService } from '@trackway/runtime';
import { loadConfig } from './config';
import { startProjects } from './service';

const config = loadConfig();

runService(
  { name: 'projects', logLevel: config.LOG_LEVEL, graceMs: config.SHUTDOWN_GRACE_MS },
  async (lifecycle, logger) => {
    await startProjects(config, lifecycle, logger);
  },
);
