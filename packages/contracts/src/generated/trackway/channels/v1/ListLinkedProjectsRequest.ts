// Original file: trackway/channels/v1/channels_service.proto


export interface ListLinkedProjectsRequest {
  'projectIds'?: (string)[];
}

export interface ListLinkedProjectsRequest__Output {
  'projectIds': (string)[];
}
