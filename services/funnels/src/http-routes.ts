import type { KeyedRequests } from '@trackway/application';
import { type Route, withIdempotency } from '@trackway/http';
import type { Files } from '@trackway/storage';
import { agentRoutes } from './agents/definitions/agent-routes';
import { executionRoutes } from './agents/executions/execution-routes';
import type { Application } from './application';
import { ruleRoutes } from './automation/rule-routes';
import { runRoutes } from './automation/runs/run-routes';
import { assignmentRoutes } from './board/assignments/assignment-routes';
import { boardRoutes } from './board/assignments/board-routes';
import { addAttachmentRoute } from './board/attachments/add-attachment-route';
import { attachmentRoutes } from './board/attachments/attachment-routes';
import { fileRoutes } from './board/attachments/file-routes';
import { funnelRoutes } from './board/funnels/funnel-routes';
import { stepRoutes } from './board/funnels/step-routes';
import { moveRoutes } from './board/moves/move-routes';
import { timeRoutes } from './board/times/time-routes';
import { viewingRoutes } from './board/viewings/viewing-routes';
import { metadataRoutes } from './metadata-routes';
import { deliveryRoutes } from './webhooks/deliveries/delivery-routes';
import { eventRoutes } from './webhooks/feed/event-routes';
import { webhookRoutes } from './webhooks/subscriptions/webhook-routes';

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
    // Before the rules: `execution-logs` must not be read as the id of an assistant.
    ...runRoutes(application),
    ...ruleRoutes(application),
    // Before the agents: `executions` must not be read as the id of an agent.
    ...executionRoutes(application),
    ...agentRoutes(application),
    ...webhookRoutes(application),
    ...deliveryRoutes(application),
    ...eventRoutes(application),
    ...metadataRoutes(),
  ];
  return [
    ...routes.map((route) => withIdempotency(route, idempotency)),
    // Claims its keys itself, after it has received the body.
    addAttachmentRoute(application, files, idempotency),
  ];
}
