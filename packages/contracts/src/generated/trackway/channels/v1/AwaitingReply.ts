// Original file: trackway/channels/v1/channels_service.proto


export interface AwaitingReply {
  'conversationId'?: (string);
  'channelId'?: (string);
  'projectId'?: (string);
  'since'?: (string);
  'version'?: (number);
}

export interface AwaitingReply__Output {
  'conversationId': (string);
  'channelId': (string);
  'projectId': (string);
  'since': (string);
  'version': (number);
}
