import type { UntypedServiceImplementation } from '@grpc/grpc-js';
import type { RpcHandlers } from '@trackway/grpc';
import type { Route, WebhookDescription } from '@trackway/http';
import type { EventHandler } from '@trackway/messaging';
import type { HealthCheck } from '@trackway/runtime';

/** Work that a service does without being called. */
export interface BackgroundTask {
  readonly name: string;
  start(): { stop(): Promise<unknown> };
}

/** What a service adds to the framework. Everything starts in the order of these members, and stops in reverse. */
export interface ServiceParts {
  /** Dependencies without which the service is not ready, by name. */
  readonly health: Readonly<Record<string, HealthCheck>>;
  readonly background: readonly BackgroundTask[];
  /** Handlers of events. The service subscribes to the topics of their events, which the registry of services lists. */
  readonly handlers?: readonly EventHandler[];
  readonly grpcHandlers: (rpc: RpcHandlers) => UntypedServiceImplementation;
  readonly routes: readonly Route[];
  /** Requests that the service sends to webhooks, for the OpenAPI document. */
  readonly webhooks?: readonly WebhookDescription[];
}
