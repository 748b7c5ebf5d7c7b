// Original file: trackway/projects/v1/projects_service.proto

import type { ContactMatch as _trackway_projects_v1_ContactMatch, ContactMatch__Output as _trackway_projects_v1_ContactMatch__Output } from '../../../trackway/projects/v1/ContactMatch';

export interface FindContactsResponse {
  'contacts'?: (_trackway_projects_v1_ContactMatch)[];
}

export interface FindContactsResponse__Output {
  'contacts': (_trackway_projects_v1_ContactMatch__Output)[];
}
