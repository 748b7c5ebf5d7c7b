import { omitUndefined } from '@trackway/application';
import { type Route, uuidParameter } from '@trackway/http';
import { resourceRoutes } from '../search/resource-routes';
import type { DirectoryModule } from './directory-module';
import { createGroupBody, groupSchema, presentGroup, updateGroupBody } from './labels/group-schemas';
import { groupModel, tagModel } from './labels/label-search-models';
import { createTagBody, DEFAULT_COLOR, presentTag, tagSchema, updateTagBody } from './labels/tag-schemas';

/** Project groups and tags. */
export function labelRoutes({ commands, queries }: DirectoryModule): Route[] {
  return [
    ...resourceRoutes({
      name: 'project_group',
      plural: 'project_groups',
      title: 'ProjectGroup',
      path: '/api/management/project-groups',
      tag: 'Project groups',
      id: uuidParameter('project_group'),
      parseId: String,
      model: groupModel,
      schema: groupSchema,
      present: presentGroup,
      list: queries.listGroups,
      read: queries.readGroup,
      create: {
        body: createGroupBody,
        failures: ['conflict'],
        run: (caller, { name }) => commands.createGroup(caller, { name, color: null }),
      },
      update: {
        summary: 'Rename a project group',
        body: updateGroupBody,
        failures: ['conflict'],
        run: (caller, target, body) => commands.updateGroup(caller, { ...target, changes: omitUndefined(body) }),
      },
      remove: {
        description: 'Its projects remain. They are in the group again after a restore.',
        run: commands.deleteGroup,
      },
      restore: { failures: ['conflict'], run: commands.restoreGroup },
    }),
    ...resourceRoutes({
      name: 'tag',
      plural: 'tags',
      title: 'Tag',
      path: '/api/management/tags',
      tag: 'Tags',
      id: uuidParameter('tag'),
      parseId: String,
      model: tagModel,
      schema: tagSchema,
      present: presentTag,
      list: queries.listTags,
      read: queries.readTag,
      create: {
        body: createTagBody,
        failures: ['conflict'],
        run: (caller, { name, color = DEFAULT_COLOR }) => commands.createTag(caller, { name, color }),
      },
      update: {
        summary: 'Change the name or color of a tag',
        body: updateTagBody,
        failures: ['conflict'],
        run: (caller, target, body) => commands.updateTag(caller, { ...target, changes: omitUndefined(body) }),
      },
      remove: {
        description: 'Projects that have it keep showing it, with deleted_at. It is rejected for other projects.',
        run: commands.deleteTag,
      },
      restore: { failures: ['conflict'], run: commands.restoreTag },
    }),
  ];
}
