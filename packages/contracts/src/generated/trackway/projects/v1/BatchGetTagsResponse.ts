// Original file: trackway/projects/v1/projects_service.proto

import type { Tag as _trackway_projects_v1_Tag, Tag__Output as _trackway_projects_v1_Tag__Output } from '../../../trackway/projects/v1/Tag';

export interface BatchGetTagsResponse {
  'tags'?: (_trackway_projects_v1_Tag)[];
}

export interface BatchGetTagsResponse__Output {
  'tags': (_trackway_projects_v1_Tag__Output)[];
}
