import { runService } from '@trackway/service';
import { loadConfig } from './config';
import { buildChannels } from './service';

runService({ name: 'channels', loadConfig, build: buildChannels });
