// Original file: trackway/projects/v1/rows.proto

import type { Column as _trackway_projects_v1_Column, Column__Output as _trackway_projects_v1_Column__Output } from '../../../trackway/projects/v1/Column';

export interface RowBatch {
  'number'?: (number);
  'rowNumbers'?: (number)[];
  'columns'?: (_trackway_projects_v1_Column)[];
}

export interface RowBatch__Output {
  'number': (number);
  'rowNumbers': (number)[];
  'columns': (_trackway_projects_v1_Column__Output)[];
}
