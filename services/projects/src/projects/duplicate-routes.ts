import { valueTypes } from '@trackway/application';
import { defineRoute, type Route, uuidParameter } from '@trackway/http';
import { z } from 'zod';
import { projectReply } from './project-routes';
import type { ProjectsModule } from './projects-module';
import { projectSchema } from './views/project-schema';

const { name } = valueTypes;

const body = z
  .strictObject({
    name: name.optional(),
    is_template: z.boolean().optional().meta({ default: false }),
    with_children: z.boolean().optional().meta({ default: false, description: 'Also copies all descendants' }),
    with_forms: z
      .boolean()
      .optional()
      .meta({ default: false, description: 'Also copies its forms outside funnels, without answers' }),
  })
  .meta({ id: 'DuplicateProject', example: { name: 'Roof of the school', with_children: true } });

export function duplicateRoutes({ commands, queries }: ProjectsModule): Route[] {
  return [
    defineRoute({
      method: 'post',
      path: '/api/management/projects/:project/duplicate',
      operationId: 'duplicateProject',
      idempotent: true,
      recover: async ({ caller }, id) => projectReply(await queries.readRecovered(caller, id)),
      summary: 'Copy a project, or create one from a template',
      description:
        'The copy has the tags, users and tasks of the project and its own code, and is in progress. It is a template only with is_template.',
      tag: 'Projects',
      scope: 'projects:write',
      params: { project: uuidParameter('project') },
      body,
      response: { project: projectSchema },
      failures: ['project_model_not_found', 'merged_project', 'too_many_children', 'conflict'],
      handle: async ({ caller, params: { project: id }, body: options }) => {
        const copy = await commands.duplicateProject(caller, {
          id,
          name: options.name,
          isTemplate: options.is_template ?? false,
          withChildren: options.with_children ?? false,
          withForms: options.with_forms ?? false,
        });
        return projectReply(await queries.presentWritten(caller, copy));
      },
    }),
  ];
}
