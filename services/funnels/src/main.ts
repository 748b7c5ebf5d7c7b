import { runService } from '@trackway/service';
import { loadConfig } from './config';
import { buildFunnels } from './service';

runService({ name: 'funnels', loadConfig, build: buildFunnels });
