// Original file: trackway/funnels/v1/funnels_service.proto

import type { Long } from '@grpc/proto-loader';

export interface ProjectExecution {
  'id'?: (string);
  'kind'?: (string);
  'ruleId'?: (string);
  'ruleName'?: (string);
  'projectId'?: (string);
  'projectCode'?: (string);
  'projectName'?: (string);
  'trigger'?: (string);
  'status'?: (string);
  'attempt'?: (number);
  'actions'?: (string)[];
  'error'?: (string);
  'startedAt'?: (string);
  'durationMs'?: (number | string | Long);
}

export interface ProjectExecution__Output {
  'id': (string);
  'kind': (string);
  'ruleId': (string);
  'ruleName': (string);
  'projectId': (string);
  'projectCode': (string);
  'projectName': (string);
  'trigger': (string);
  'status': (string);
  'attempt': (number);
  'actions': (string)[];
  'error': (string);
  'startedAt': (string);
  'durationMs': (number);
}
