import type { Route } from '@trackway/http';
import type { NewId } from '@trackway/runtime';
import { answerFileRoutes } from './answers/answer-file-routes';
import { answerRoutes } from './answers/answer-routes';
import type { Application } from './application';
import { type Files, fileRoutes } from './files/file-routes';
import { formListingRoutes } from './forms/form-listing-routes';
import { formRoutes } from './forms/form-routes';
import { looseFormRoutes } from './loose-forms/loose-form-routes';
import { metadataRoutes } from './metadata-routes';

/** Every route of this service. */
export function httpRoutes(application: Application, files: Files, newId: NewId): Route[] {
  return [
    ...formRoutes(application),
    ...formListingRoutes(application),
    ...looseFormRoutes(application),
    ...answerRoutes(application, files.links),
    ...answerFileRoutes(application, files, newId),
    ...fileRoutes(application, files),
    ...metadataRoutes(),
  ];
}
