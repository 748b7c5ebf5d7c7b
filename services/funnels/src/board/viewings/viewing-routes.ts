import { defineRoute, type Route, uuidParameter } from '@trackway/http';
import type { Application } from '../../application';
import { presentViewing, recordViewingBody, viewingSchema } from './viewing-schemas';

export function viewingRoutes({ commands }: Application): Route[] {
  return [
    defineRoute({
      method: 'post',
      path: '/api/management/steps/:step/attachments/:attachment/viewings',
      operationId: 'recordViewing',
      summary: 'Record which ranges of a video the caller has played for a project',
      description:
        'Ranges accumulate. At 95 % of its duration the video counts as watched, which the history of the project records once.',
      tag: 'Funnels',
      scope: 'funnels:write',
      params: { step: uuidParameter('step'), attachment: uuidParameter('step_attachment') },
      body: recordViewingBody,
      response: { viewing: viewingSchema },
      failures: ['step_attachment_model_not_found', 'project_model_not_found'],
      handle: async ({ caller, params, body: { project_id: projectId, ranges } }) => {
        const command = { stepId: params.step, attachmentId: params.attachment, projectId, ranges };
        return { viewing: presentViewing(await commands.recordViewing(caller, command)) };
      },
    }),
  ];
}
