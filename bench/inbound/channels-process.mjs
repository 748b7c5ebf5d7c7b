import { createRequire } from 'node:module';

/** The channels service alone, as it is deployed, on a free port. */
const require = createRequire(import.meta.url);
const { Lifecycle, createLogger } = require('@trackway/runtime');
const { loadConfig } = require('../../services/channels/dist/config.js');
const { startService } = require('@trackway/service');
const { buildChannels } = require('../../services/channels/dist/service.js');

const logger = createLogger({ service: 'channels', level: 'error' });
const { httpPort } = await startService({
  name: 'channels',
  config: loadConfig(),
  lifecycle: new Lifecycle(logger, 1_000),
  logger,
  build: buildChannels,
});
process.stdout.write(`${httpPort}\n`);
