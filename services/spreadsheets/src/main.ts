import { runService } from '@trackway/service';
import { loadConfig } from './config';
import { buildSpreadsheets } from './service';

runService({ name: 'spreadsheets', loadConfig, build: buildSpreadsheets });
