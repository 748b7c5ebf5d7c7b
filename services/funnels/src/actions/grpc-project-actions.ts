import type { ProjectsV1 } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import type { ActionPerformers } from './action-performer';
import { requireProject } from './require-project';

type Projects = GrpcClient<ProjectsV1.ProjectsServiceClient>;

/**
 * Actions on projects. The projects service applies its own rules. Assigning an existing tag or user changes nothing.
 */
export function grpcProjectActions(
  projects: Projects,
): Pick<ActionPerformers, 'set_field' | 'add_tag' | 'assign_user'> {
  return {
    set_field: {
      perform: async ({ field, value }, call) => {
        await projects.unary<ProjectsV1.SetFieldRequest, ProjectsV1.SetFieldResponseOutput>(
          (stub) => stub.setField,
          { projectId: requireProject(call), field, valueJson: JSON.stringify(value), idempotencyKey: call.key },
          { caller: call.caller },
        );
        return { status: 'succeeded', detail: `Set ${field} to ${JSON.stringify(value)}.`, outputs: { field, value } };
      },
      preview: async ({ field, value }) => would(`${field} would be set to ${JSON.stringify(value)}.`),
    },
    add_tag: {
      perform: async ({ tag_id: tagId }, call) => {
        const { added } = await projects.unary<ProjectsV1.AddTagRequest, ProjectsV1.AddTagResponseOutput>(
          (stub) => stub.addTag,
          { projectId: requireProject(call), tagId },
          { caller: call.caller },
        );
        const outputs = { tag_id: tagId };
        return added
          ? { status: 'succeeded', detail: `Added the tag ${tagId}.`, outputs }
          : { status: 'skipped', detail: 'The project has the tag already.', outputs };
      },
      preview: async ({ tag_id: tagId }) => would(`The tag ${tagId} would be added.`),
    },
    assign_user: {
      perform: async ({ user_id: userId }, call) => {
        const { assigned } = await projects.unary<ProjectsV1.AssignUserRequest, ProjectsV1.AssignUserResponseOutput>(
          (stub) => stub.assignUser,
          { projectId: requireProject(call), userId },
          { caller: call.caller },
        );
        const outputs = { user_id: userId };
        return assigned
          ? { status: 'succeeded', detail: `Assigned the user ${userId}.`, outputs }
          : { status: 'skipped', detail: 'The user is assigned already.', outputs };
      },
      preview: async ({ user_id: userId }) => would(`The user ${userId} would be assigned.`),
    },
  };
}

function would(detail: string) {
  return { possible: true, detail };
}
