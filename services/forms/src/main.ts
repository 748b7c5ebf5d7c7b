import { runService } from '@trackway/service';
import { loadConfig } from './config';
import { buildForms } from './service';

runService({ name: 'forms', loadConfig, build: buildForms });
