import type { KeyedRequests } from '@trackway/application';
import { type Route, withIdempotency } from '@trackway/http';
import type { Clock } from '@trackway/runtime';
import type { Files } from '@trackway/storage';
import { answerFileRoutes } from './answers/answer-file-routes';
import { answerRoutes } from './answers/answer-routes';
import type { Application } from './application';
import { fileRoutes } from './files/file-routes';
import { formLinkRoutes } from './form-links/form-link-routes';
import { linkAccessRoutes } from './form-links/link-access-routes';
import { type PublicForms, publicFormRoutes } from './form-links/public-form-routes';
import { formListingRoutes } from './forms/form-listing-routes';
import { formRoutes } from './forms/form-routes';
import { looseFormRoutes } from './loose-forms/loose-form-routes';
import { metadataRoutes } from './metadata-routes';

/** What routes need beside the use cases. */
export interface Edges extends Files, PublicForms {
  readonly publicUrl: string;
  readonly clock: Clock;
  readonly idempotency: KeyedRequests;
}

/** Every route of this service. */
export function httpRoutes(application: Application, edges: Edges): Route[] {
  const routes = [
    ...formRoutes(application, edges.links),
    ...formListingRoutes(application),
    ...looseFormRoutes(application),
    ...answerRoutes(application, edges.links),
    ...answerFileRoutes(application, edges, edges.newId),
    ...fileRoutes(application, edges),
    ...formLinkRoutes(application, edges),
    ...linkAccessRoutes(application),
    ...publicFormRoutes(application, edges),
    ...metadataRoutes(),
  ];
  return routes.map((route) => withIdempotency(route, edges.idempotency));
}
