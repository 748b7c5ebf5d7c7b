import type { ProjectsV1 } from '@trackway/contracts';
import { invalidInput, missingScope } from '@trackway/errors';
import type { RpcHandlers } from '@trackway/grpc';
import { hasScope, isUuid } from '@trackway/runtime';
import type { Application } from './application';

const FORMS = { callers: ['forms'] };

/** Calls of intake links, which create projects without a user. */
export function intakeCalls(
  { intake }: Application,
  rpc: RpcHandlers,
): Pick<ProjectsV1.ProjectsServiceHandlers, 'CreateIntakeProject'> {
  return {
    CreateIntakeProject: rpc.unary(FORMS, async (request: ProjectsV1.CreateIntakeProjectRequestOutput, { caller }) => {
      if (!hasScope(caller, 'projects:write')) throw missingScope('projects:write');
      const { contactId, isTemplateMissing } = await intake.commands.createIntakeProject(caller, {
        id: requireId('project_id', request.projectId),
        name: request.name,
        templateId: optionalId('template_id', request.templateId),
        customerId: optionalId('customer_id', request.customerId),
        formId: request.formId || null,
        contact: request.contact,
        intakeLinkId: requireId('intake_link_id', request.intakeLinkId),
        submissionId: requireId('submission_id', request.submissionId),
      });
      return { contactId: contactId ?? 0, templateMissing: isTemplateMissing };
    }),
  };
}

function optionalId(field: string, id: string): string | null {
  return id === '' ? null : requireId(field, id);
}

function requireId(field: string, id: string): string {
  if (!isUuid(id)) throw invalidInput({ [field]: ['Must be a UUID.'] });
  return id.toLowerCase();
}
