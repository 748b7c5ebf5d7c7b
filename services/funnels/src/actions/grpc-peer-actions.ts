import type { ChannelsV1, FormsV1, SpreadsheetsV1 } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import type { ActionPerformers } from './action-performer';
import { requireProject } from './require-project';

export interface PeerClients {
  readonly forms: GrpcClient<FormsV1.FormsServiceClient>;
  readonly channels: GrpcClient<ChannelsV1.ChannelsServiceClient>;
  readonly spreadsheets: GrpcClient<SpreadsheetsV1.SpreadsheetsServiceClient>;
}

/** Actions of forms, channels and spreadsheets. Each service uses the idempotency key. */
export function grpcPeerActions({
  forms,
  channels,
  spreadsheets,
}: PeerClients): Pick<ActionPerformers, 'attach_form' | 'send_message' | 'start_export'> {
  return {
    attach_form: {
      perform: async ({ form_id: formId }, call) => {
        const { looseFormId } = await forms.unary<
          FormsV1.AttachLooseFormRequest,
          FormsV1.AttachLooseFormResponseOutput
        >(
          (stub) => stub.attachLooseForm,
          { projectId: requireProject(call), formId, idempotencyKey: call.key },
          { caller: call.caller },
        );
        const detail = `Attached the form ${formId} as the loose form ${looseFormId}.`;
        return { status: 'succeeded', detail, outputs: { form_id: formId, loose_form_id: looseFormId } };
      },
      preview: async ({ form_id: formId }) => ({ possible: true, detail: `The form ${formId} would be attached.` }),
    },
    send_message: {
      perform: async ({ channel_id: channelId, message }, call) => {
        const { mediaItemId } = await channels.unary<
          ChannelsV1.SendMessageRequest,
          ChannelsV1.SendMessageResponseOutput
        >(
          (stub) => stub.sendMessage,
          { channelId, projectId: requireProject(call), message, idempotencyKey: call.key },
          { caller: call.caller },
        );
        const detail = `Queued the message ${mediaItemId}.`;
        return { status: 'succeeded', detail, outputs: { message_id: mediaItemId } };
      },
      preview: async ({ message }) => ({ possible: true, detail: `The message would be sent: ${message}` }),
    },
    start_export: {
      perform: async ({ export: type, columns = [], filters, format = 'xlsx' }, call) => {
        const filtersJson = filters ? JSON.stringify(filters) : '';
        const { operationId } = await spreadsheets.unary<
          SpreadsheetsV1.StartExportRequest,
          SpreadsheetsV1.StartExportResponseOutput
        >(
          (stub) => stub.startExport,
          { type, columns: [...columns], filtersJson, format, idempotencyKey: call.key },
          { caller: call.caller },
        );
        const detail = `Started the export ${operationId}.`;
        return { status: 'succeeded', detail, outputs: { operation_id: operationId } };
      },
      preview: async ({ export: type }) => ({ possible: true, detail: `An export of ${type} would be started.` }),
    },
  };
}
