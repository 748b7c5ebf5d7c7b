// Original file: trackway/funnels/v1/funnels_service.proto


export interface Assignment {
  'id'?: (string);
  'funnelId'?: (string);
  'projectId'?: (string);
  'stepId'?: (string);
  'status'?: (string);
  'statusAt'?: (string);
  'forecastDate'?: (string);
  'linkedAt'?: (string);
  'tagIds'?: (string)[];
  'executorIds'?: (string)[];
  'version'?: (number);
  'leftAt'?: (string);
}

export interface Assignment__Output {
  'id': (string);
  'funnelId': (string);
  'projectId': (string);
  'stepId': (string);
  'status': (string);
  'statusAt': (string);
  'forecastDate': (string);
  'linkedAt': (string);
  'tagIds': (string)[];
  'executorIds': (string)[];
  'version': (number);
  'leftAt': (string);
}
