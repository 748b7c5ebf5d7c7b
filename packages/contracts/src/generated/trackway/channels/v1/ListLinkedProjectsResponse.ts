// Original file: trackway/channels/v1/channels_service.proto


export interface ListLinkedProjectsResponse {
  'projectIds'?: (string)[];
}

export interface ListLinkedProjectsResponse__Output {
  'projectIds': (string)[];
}
