import type { Route } from '@trackway/http';
import type { Application } from './application';
import { funnelRoutes } from './funnels/funnel-routes';
import { metadataRoutes } from './search/metadata-routes';
import { stepRoutes } from './steps/step-routes';

/** Every route of this service. */
export function httpRoutes(application: Application): Route[] {
  return [...funnelRoutes(application), ...stepRoutes(application), ...metadataRoutes()];
}
