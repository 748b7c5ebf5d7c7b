import type { KeyedRequests } from '@trackway/application';
import { type Route, referenceRoute, withIdempotency } from '@trackway/http';
import type { Clock } from '@trackway/runtime';
import type { Files } from '@trackway/storage';
import { answerFileRoutes } from './answers/answer-file-routes';
import { answerRoutes } from './answers/answer-routes';
import { answeredFormRoutes } from './answers/answered-form-routes';
import type { Application } from './application';
import { fileRoutes } from './files/file-routes';
import { edgeRoutes } from './forms/edge-routes';
import { formListingRoutes } from './forms/form-listing-routes';
import { formParamsRoutes } from './forms/form-params-routes';
import { formRoutes } from './forms/form-routes';
import { intakeLinkRoutes } from './intake/intake-link-routes';
import { publicIntakeRoutes } from './intake/public-intake-routes';
import { formLinkRoutes } from './links/form-link-routes';
import { linkAccessRoutes } from './links/link-access-routes';
import { type PublicForms, publicFormRoutes } from './links/public-form-routes';
import { looseFormRoutes } from './loose-forms/loose-form-routes';
import { themeRoutes } from './themes/theme-routes';

/** Dependencies of routes in addition to the use cases. */
export interface RouteDeps extends Files, PublicForms {
  readonly publicUrl: string;
  readonly clock: Clock;
  readonly idempotency: KeyedRequests;
}

/** The HTTP routes of all modules. */
export function httpRoutes(application: Application, deps: RouteDeps): Route[] {
  const { forms, themes, looseForms, answers, files, links, intake } = application;
  const routes = [
    ...formRoutes(forms),
    ...themeRoutes(themes),
    ...answeredFormRoutes(forms, answers, deps.links),
    ...formListingRoutes(forms),
    ...edgeRoutes(forms),
    ...looseFormRoutes(looseForms),
    ...answerRoutes(answers, deps.links),
    ...answerFileRoutes(answers, files, deps, deps.newId),
    ...fileRoutes(files, deps),
    ...formLinkRoutes(links, deps),
    ...linkAccessRoutes(links),
    ...publicFormRoutes(links, files, deps),
    ...intakeLinkRoutes(intake, deps),
    ...publicIntakeRoutes(intake, { ...links, ...files }, deps),
    referenceRoute(intake.findReference),
    ...formParamsRoutes(),
  ];
  return routes.map((route) => withIdempotency(route, deps.idempotency));
}
