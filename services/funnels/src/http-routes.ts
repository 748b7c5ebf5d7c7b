import type { KeyedRequests } from '@trackway/application';
import { type Route, withIdempotency } from '@trackway/http';
import type { Files } from '@trackway/storage';
import { agentRoutes } from './agents/agent-routes';
import { executionRoutes } from './agents/execution-routes';
import type { Application } from './application';
import { assignmentRoutes } from './assignments/assignment-routes';
import { moveRoutes } from './assignments/move-routes';
import { assistantRoutes } from './assistants/assistant-routes';
import { attachmentRoutes } from './attachments/attachment-routes';
import { automationRoutes } from './automations/automation-routes';
import { boardRoutes } from './board/board-routes';
import { fileRoutes } from './files/file-routes';
import { funnelRoutes } from './funnels/funnel-routes';
import { executionLogRoutes } from './runs/execution-log-routes';
import { metadataRoutes } from './search/metadata-routes';
import { stepRoutes } from './steps/step-routes';
import { timeRoutes } from './times/time-routes';
import { viewingRoutes } from './viewings/viewing-routes';
import { deliveryRoutes } from './webhooks/delivery-routes';
import { webhookRoutes } from './webhooks/webhook-routes';

/** Every route of this service. */
export function httpRoutes(application: Application, files: Files, idempotency: KeyedRequests): Route[] {
  const routes = [
    ...funnelRoutes(application),
    ...stepRoutes(application),
    ...assignmentRoutes(application),
    ...moveRoutes(application),
    ...boardRoutes(application),
    ...timeRoutes(application),
    ...attachmentRoutes(application, files),
    ...viewingRoutes(application),
    ...fileRoutes(application, files),
    // The logs before the assistants: `execution-logs` is no id of one.
    ...executionLogRoutes(application),
    ...assistantRoutes(application),
    ...automationRoutes(application),
    // The executions before the agents: `executions` is no id of one.
    ...executionRoutes(application),
    ...agentRoutes(application),
    ...webhookRoutes(application),
    ...deliveryRoutes(application),
    ...metadataRoutes(),
  ];
  return routes.map((route) => withIdempotency(route, idempotency));
}
