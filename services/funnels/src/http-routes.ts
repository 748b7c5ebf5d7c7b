import type { Route } from '@trackway/http';
import type { Application } from './application';
import { assignmentRoutes } from './assignments/assignment-routes';
import { moveRoutes } from './assignments/move-routes';
import { funnelRoutes } from './funnels/funnel-routes';
import { metadataRoutes } from './search/metadata-routes';
import { stepRoutes } from './steps/step-routes';

/** Every route of this service. */
export function httpRoutes(application: Application): Route[] {
  return [
    ...funnelRoutes(application),
    ...stepRoutes(application),
    ...assignmentRoutes(application),
    ...moveRoutes(application),
    ...metadataRoutes(),
  ];
}
