import type { KeyedRequests } from '@trackway/application';
import { avatarRoute, type Route, referenceRoute, withIdempotency } from '@trackway/http';
import { activityRoutes } from './activity/activity-routes';
import { quarantineRoutes } from './activity/quarantine-routes';
import type { Application } from './application';
import { auditRoutes } from './audit/audit-routes';
import { causeRoutes } from './causes/cause-routes';
import { cellRoutes } from './cells/cell-routes';
import { contactRoutes } from './directory/contact-routes';
import { contactModel } from './directory/contacts/contact-search-model';
import { customerRoutes } from './directory/customer-routes';
import { customerModel } from './directory/customers/customer-search-model';
import { labelRoutes } from './directory/label-routes';
import { groupModel, tagModel } from './directory/labels/label-search-models';
import { accessTokenRoutes } from './identity/access-token-routes';
import { authRoutes } from './identity/auth-routes';
import { frameRoutes } from './identity/frame-routes';
import { gatewayRoutes } from './identity/gateway-routes';
import { identityProviderRoutes } from './identity/identity-provider-routes';
import { revokedScopesRoutes } from './identity/revoked-scopes-routes';
import { roleRoutes } from './identity/role-routes';
import { scimDiscoveryRoutes } from './identity/scim-discovery-routes';
import { scimGroupRoutes } from './identity/scim-group-routes';
import { scimUserRoutes } from './identity/scim-user-routes';
import { serviceAccountRoutes } from './identity/service-account-routes';
import { usageRoutes } from './identity/usage-routes';
import { userRoutes } from './identity/user-routes';
import { userModel } from './identity/users/user-search-model';
import { withConsistency } from './peers/consistency/with-consistency';
import { aggregateRoutes } from './projects/aggregate-routes';
import { bulkRoutes } from './projects/bulk-routes';
import { duplicateRoutes } from './projects/duplicate-routes';
import { groupMemberRoutes } from './projects/group-member-routes';
import { hierarchyRoutes } from './projects/hierarchy-routes';
import { historyRoutes } from './projects/history-routes';
import { mergeRoutes } from './projects/merge-routes';
import { projectModel } from './projects/project/project-search-model';
import { projectRoutes } from './projects/project-routes';
import { savedViewRoutes } from './projects/saved-view-routes';
import { shareRoutes } from './projects/share-routes';
import { taskRoutes } from './projects/task-routes';
import { taskModel } from './projects/tasks/task-search-model';
import { describeAggregates } from './search/aggregates/describe-aggregates';
import { metadataRoutes } from './search/metadata-routes';

const searchModels = [projectModel, customerModel, contactModel, userModel, groupModel, tagModel, taskModel];

/** All routes of this service. Each provisions the caller's frame and user before it is handled. */
export function httpRoutes(application: Application, idempotency: KeyedRequests): Route[] {
  const { peers, audit, identity, activity, directory, projects, causes, cells } = application;
  const routes = [
    ...frameRoutes(identity),
    ...authRoutes(identity),
    ...serviceAccountRoutes(identity),
    ...accessTokenRoutes(identity),
    ...identityProviderRoutes(identity),
    ...gatewayRoutes(identity),
    ...roleRoutes(identity),
    ...scimDiscoveryRoutes(),
    ...scimUserRoutes(identity),
    ...scimGroupRoutes(identity),
    ...userRoutes(identity),
    avatarRoute(),
    ...revokedScopesRoutes(identity),
    ...usageRoutes(identity),
    ...activityRoutes(activity.queries.readFrameActivity),
    ...quarantineRoutes({ ...activity.queries, ...activity.commands }),
    ...customerRoutes(directory),
    ...contactRoutes(directory),
    ...labelRoutes(directory),
    ...projectRoutes(projects),
    ...aggregateRoutes(projects),
    ...savedViewRoutes(projects),
    ...groupMemberRoutes(projects, directory),
    ...taskRoutes(projects),
    ...mergeRoutes(projects),
    ...duplicateRoutes(projects),
    ...shareRoutes(projects),
    ...hierarchyRoutes(projects),
    ...bulkRoutes(projects, directory),
    ...historyRoutes(projects),
    ...causeRoutes(causes),
    ...auditRoutes(audit),
    ...cellRoutes(cells),
    referenceRoute(cells.queries.findReference),
    ...metadataRoutes(searchModels, describeAggregates),
  ];
  return routes.map((route) =>
    withProvisioning(application, withConsistency(withIdempotency(route, idempotency), peers.queries.awaitChanges)),
  );
}

/** Provisions outside the transaction of an idempotency key, so that the user exists even if the request fails. */
function withProvisioning({ identity }: Application, route: Route): Route {
  return {
    ...route,
    handle: async (input) => {
      if (route.scope !== 'public') await identity.commands.provisionUser(input.caller);
      return route.handle(input);
    },
  };
}
