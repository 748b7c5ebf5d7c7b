import type { KeyedRequests } from '@trackway/application';
import { type Route, withIdempotency } from '@trackway/http';
import type { Application } from './application';
import { auditRoutes } from './audit/audit-routes';
import { bulkRoutes } from './bulk/bulk-routes';
import { withConsistency } from './consistency/with-consistency';
import { contactRoutes } from './contacts/contact-routes';
import { customerRoutes } from './customers/customer-routes';
import { duplicateRoutes } from './duplicates/duplicate-routes';
import { frameRoutes } from './frames/frame-routes';
import { groupMemberRoutes } from './groups/group-member-routes';
import { groupRoutes } from './groups/group-routes';
import { hierarchyRoutes } from './hierarchy/hierarchy-routes';
import { historyRoutes } from './history/history-routes';
import { accessTokenRoutes } from './identity/access-token-routes';
import { authRoutes } from './identity/auth-routes';
import { serviceAccountRoutes } from './identity/service-account-routes';
import { mergeRoutes } from './merges/merge-routes';
import { projectRoutes } from './projects/project-routes';
import { metadataRoutes } from './search/metadata-routes';
import { searchRoutes } from './search/search-routes';
import { shareRoutes } from './shares/share-routes';
import { tagRoutes } from './tags/tag-routes';
import { taskRoutes } from './tasks/task-routes';
import { revokedScopesRoutes } from './users/revoked-scopes-routes';
import { userRoutes } from './users/user-routes';

/** Every route of this service. Whoever comes with a token is made known to the frame before anything else happens. */
export function httpRoutes(application: Application, idempotency: KeyedRequests): Route[] {
  const routes = [
    ...frameRoutes(application),
    ...authRoutes(application),
    ...serviceAccountRoutes(application),
    ...accessTokenRoutes(application),
    ...searchRoutes(application),
    ...userRoutes(application),
    ...revokedScopesRoutes(application),
    ...customerRoutes(application),
    ...contactRoutes(application),
    ...projectRoutes(application),
    ...groupRoutes(application),
    ...groupMemberRoutes(application),
    ...tagRoutes(application),
    ...taskRoutes(application),
    ...mergeRoutes(application),
    ...duplicateRoutes(application),
    ...shareRoutes(application),
    ...hierarchyRoutes(application),
    ...bulkRoutes(application),
    ...historyRoutes(application),
    ...auditRoutes(application),
    ...metadataRoutes(),
  ];
  return routes.map((route) =>
    welcoming(application, withConsistency(withIdempotency(route, idempotency), application.queries.awaitChanges)),
  );
}

/** Outside of the transaction of an idempotency key, so that a request that fails leaves its caller known. */
function welcoming(application: Application, route: Route): Route {
  return {
    ...route,
    handle: async (input) => {
      if (route.scope !== 'public') await application.commands.welcomeCaller(input.caller);
      return route.handle(input);
    },
  };
}
