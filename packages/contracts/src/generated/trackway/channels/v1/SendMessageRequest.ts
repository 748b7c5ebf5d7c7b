// Original file: trackway/channels/v1/channels_service.proto


export interface SendMessageRequest {
  'conversationId'?: (string);
  'channelId'?: (string);
  'projectId'?: (string);
  'message'?: (string);
  'idempotencyKey'?: (string);
}

export interface SendMessageRequest__Output {
  'conversationId': (string);
  'channelId': (string);
  'projectId': (string);
  'message': (string);
  'idempotencyKey': (string);
}
