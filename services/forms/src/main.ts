import { runService } from '@trackway/service';
import { loadConfig } from './config';
import { buildForms } from './service';

runService({ name: 'forms', config: loadConfig(), build: buildForms });
