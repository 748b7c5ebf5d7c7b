import type { ActivityServiceClient } from './activity-v1';
import type { ChannelsServiceClient } from './channels-v1';
import type { FormsServiceClient } from './forms-v1';
import type { FunnelsServiceClient } from './funnels-v1';
import type { OutboxServiceClient } from './outbox-v1';
import type { ProjectsServiceClient } from './projects-v1';
import type { SpreadsheetsServiceClient } from './spreadsheets-v1';

export type * as ActivityV1 from './activity-v1';
export type * as ChannelsV1 from './channels-v1';
export type * as FormsV1 from './forms-v1';
export type * as FunnelsV1 from './funnels-v1';
export type * as OutboxV1 from './outbox-v1';
export type * as ProjectsV1 from './projects-v1';
export type * as SpreadsheetsV1 from './spreadsheets-v1';

export interface ServiceClients {
  activity: ActivityServiceClient;
  channels: ChannelsServiceClient;
  forms: FormsServiceClient;
  funnels: FunnelsServiceClient;
  outbox: OutboxServiceClient;
  projects: ProjectsServiceClient;
  spreadsheets: SpreadsheetsServiceClient;
}
