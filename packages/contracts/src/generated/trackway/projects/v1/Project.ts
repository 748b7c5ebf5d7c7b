// Original file: trackway/projects/v1/projects_service.proto

import type { Long } from '@grpc/proto-loader';

export interface Project {
  'id'?: (string);
  'code'?: (string);
  'name'?: (string);
  'status'?: (number);
  'budget'?: (number | string | Long);
  'customerId'?: (string);
  'deleted'?: (boolean);
  'mergedId'?: (string);
  'isTemplate'?: (boolean);
}

export interface Project__Output {
  'id': (string);
  'code': (string);
  'name': (string);
  'status': (number);
  'budget': (number);
  'customerId': (string);
  'deleted': (boolean);
  'mergedId': (string);
  'isTemplate': (boolean);
}
