import { makeRecordStatus } from './record-status';
import { makeSendMessage, type SendMessageDeps } from './send-message';

export function outboundModule(deps: SendMessageDeps) {
  return {
    commands: { sendMessage: makeSendMessage(deps), recordStatus: makeRecordStatus(deps) },
  };
}
