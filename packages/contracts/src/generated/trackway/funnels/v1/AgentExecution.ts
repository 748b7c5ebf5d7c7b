// Original file: trackway/funnels/v1/funnels_service.proto

import type { Long } from '@grpc/proto-loader';

export interface AgentExecution {
  'id'?: (string);
  'agentId'?: (string);
  'agentName'?: (string);
  'projectId'?: (string);
  'projectCode'?: (string);
  'trigger'?: (string);
  'status'?: (string);
  'provider'?: (string);
  'model'?: (string);
  'inputTokens'?: (number | string | Long);
  'outputTokens'?: (number | string | Long);
  'costAmount'?: (string);
  'costCurrency'?: (string);
  'durationMs'?: (number | string | Long);
  'error'?: (string);
  'startedAt'?: (string);
  'completedAt'?: (string);
  'createdAt'?: (string);
}

export interface AgentExecution__Output {
  'id': (string);
  'agentId': (string);
  'agentName': (string);
  'projectId': (string);
  'projectCode': (string);
  'trigger': (string);
  'status': (string);
  'provider': (string);
  'model': (string);
  'inputTokens': (number);
  'outputTokens': (number);
  'costAmount': (string);
  'costCurrency': (string);
  'durationMs': (number);
  'error': (string);
  'startedAt': (string);
  'completedAt': (string);
  'createdAt': (string);
}
