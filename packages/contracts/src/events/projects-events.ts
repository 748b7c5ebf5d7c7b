import { z } from 'zod';
import { topics } from '../topics';
import { defineEvent } from './event';

export const aggregateChange = z.enum(['created', 'updated', 'deleted', 'restored']);

const versionOfProject = z.object({
  version: z.number().int(),
  project: z.object({
    id: z.uuid(),
    code: z.string(),
    name: z.string(),
    status: z.number().int(),
    impact: z.number().int(),
    budget: z.number().int(),
    parent_id: z.uuid().nullable(),
    customer_id: z.uuid().nullable(),
    contact_id: z.number().int().nullable(),
    is_template: z.boolean(),
    merged_id: z.uuid().nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    deleted_at: z.iso.datetime().nullable(),
  }),
});

export type VersionOfProject = z.infer<typeof versionOfProject>;

export const projectChanged = defineEvent({
  topic: topics.projects,
  type: 'projects.project_changed.v1',
  description:
    "State of a project after a change. `version` is increased under the project's lock; consumers ignore lower versions.",
  schema: versionOfProject.extend({ change: aggregateChange }),
});

export const projectsChanged = defineEvent({
  topic: topics.projects,
  type: 'projects.projects_changed.v1',
  description:
    'State of many projects that one action changed, such as the rows of an import. Keyed by the action, so the order relative to other events of a project is undefined; the version decides which state is newer.',
  schema: z.object({ change: aggregateChange, projects: z.array(versionOfProject) }),
});

/** A version other than 1, or a project that was merged. Quotes in texts are escaped, so these are names of members. */
const CHANGED_LATER = /"version":(?!1[,}])|"merged_id":(?!null)/;

/**
 * Whether an event in JSON has only the states of new projects that are not merged. Imports publish many of them, and parsing
 * them is expensive for consumers that do not use new projects. False if the JSON is not as `JSON.stringify` writes it.
 */
export function hasOnlyNewProjects(json: string): boolean {
  return json.includes(`"type":"${projectsChanged.type}"`) && !CHANGED_LATER.test(json);
}

export const projectDuplicated = defineEvent({
  topic: topics.projects,
  type: 'projects.project_duplicated.v1',
  description: 'A project was created as a copy. Services with data of projects copy theirs if requested.',
  schema: z.object({ source_id: z.uuid(), project_id: z.uuid(), with_forms: z.boolean() }),
});

export const tagChanged = defineEvent({
  topic: topics.projects,
  type: 'projects.tag_changed.v1',
  description: 'State of a tag after a change.',
  schema: z.object({
    change: aggregateChange,
    version: z.number().int(),
    tag: z.object({
      id: z.uuid(),
      name: z.string(),
      color: z.string(),
      deleted_at: z.iso.datetime().nullable(),
    }),
  }),
});

export const userChanged = defineEvent({
  topic: topics.projects,
  type: 'projects.user_changed.v1',
  description: 'State of a user after a change.',
  schema: z.object({
    change: aggregateChange,
    version: z.number().int(),
    user: z.object({
      id: z.uuid(),
      name: z.string(),
      email: z.string().nullable(),
      active: z.boolean(),
      deleted_at: z.iso.datetime().nullable(),
    }),
  }),
});
