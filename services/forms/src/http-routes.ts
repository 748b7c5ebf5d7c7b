import type { Route } from '@trackway/http';
import { answerRoutes } from './answers/answer-routes';
import type { Application } from './application';
import { formListingRoutes } from './forms/form-listing-routes';
import { formRoutes } from './forms/form-routes';
import { looseFormRoutes } from './loose-forms/loose-form-routes';
import { metadataRoutes } from './metadata-routes';

/** Every route of this service. */
export function httpRoutes(application: Application): Route[] {
  return [
    ...formRoutes(application),
    ...formListingRoutes(application),
    ...looseFormRoutes(application),
    ...answerRoutes(application),
    ...metadataRoutes(),
  ];
}
