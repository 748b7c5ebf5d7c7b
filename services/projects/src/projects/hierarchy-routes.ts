import { valueTypes } from '@trackway/application';
import { projectStatusName } from '@trackway/contracts';
import { defineRoute, type Route, uuidParameter } from '@trackway/http';
import { z } from 'zod';
import type { HierarchyNode } from './project/hierarchy';
import type { ProjectsModule } from './projects-module';
import { statusNameSchema } from './views/project-schema';

const { nullableTimestamp } = valueTypes;

const path = '/api/management/projects/:project/hierarchy';
const project = { project: uuidParameter('project') };
const relatives = { ...project, child: uuidParameter('project') };
const failures = ['project_model_not_found', 'merged_project'] as const;

const named = z.object({ id: z.uuid(), name: z.string() });
const childOfHierarchy = named.extend({ is_root: z.boolean() });
const node = named.extend({
  code: z.string(),
  status: z.int(),
  status_name: statusNameSchema,
  parent_id: z.uuid().nullable(),
  deleted_at: nullableTimestamp,
});
const hierarchySchema = z
  .object({
    project: node,
    ancestors: z.array(node).meta({ description: 'From the root to the parent' }),
    descendants: z
      .array(node.extend({ depth: z.int().meta({ description: '1 for children' }) }))
      .meta({ description: 'All descendants, parents before children, without deleted ones and their descendants' }),
  })
  .meta({ id: 'Hierarchy' });

export function hierarchyRoutes({ commands, queries }: ProjectsModule): Route[] {
  return [
    defineRoute({
      method: 'get',
      path,
      operationId: 'readHierarchy',
      summary: 'Read the ancestors and descendants of a project',
      tag: 'Projects',
      scope: 'projects:read',
      params: project,
      response: { hierarchy: hierarchySchema },
      failures: ['project_model_not_found'],
      handle: async ({ caller, params }) => {
        const hierarchy = await queries.readHierarchy(caller, params.project);
        return {
          hierarchy: {
            project: present(hierarchy.project),
            ancestors: hierarchy.ancestors.map(present),
            descendants: hierarchy.descendants.map((below) => ({ ...present(below), depth: below.depth })),
          },
        };
      },
    }),
    defineRoute({
      method: 'post',
      path: `${path}/attach-child/:child`,
      operationId: 'attachChild',
      summary: 'Set the parent of a project',
      description: 'The project keeps its descendants. A previous parent is replaced.',
      tag: 'Projects',
      scope: 'projects:write',
      params: relatives,
      response: {
        data: z.object({ parent: named, former_parent: named.nullable(), attached_child: childOfHierarchy }),
      },
      failures: [...failures, 'hierarchy_cycle'],
      handle: async ({ caller, params }) => {
        const change = { parentId: params.project, childId: params.child };
        const { parent, child, formerParent } = await commands.attachChild(caller, change);
        return {
          data: {
            parent: name(parent),
            former_parent: formerParent && name(formerParent),
            attached_child: childOf(child),
          },
        };
      },
    }),
    defineRoute({
      method: 'delete',
      path: `${path}/detach-child/:child`,
      operationId: 'detachChild',
      summary: 'Remove a child from its parent',
      description: 'The child becomes a root and keeps its descendants.',
      tag: 'Projects',
      scope: 'projects:write',
      params: relatives,
      response: { data: z.object({ former_parent: named, detached_child: childOfHierarchy }) },
      failures: [...failures, 'invalid_parent_child_relationship'],
      handle: async ({ caller, params }) => {
        const change = { parentId: params.project, childId: params.child };
        const { parent, child } = await commands.detachChild(caller, change);
        return { data: { former_parent: name(parent), detached_child: childOf(child) } };
      },
    }),
  ];
}

function name(project: HierarchyNode) {
  return { id: project.id, name: project.name };
}

function childOf(child: HierarchyNode) {
  return { ...name(child), is_root: child.parentId === null };
}

function present({ id, name, code, status, parentId, deletedAt }: HierarchyNode): z.infer<typeof node> {
  return {
    id,
    name,
    code,
    status,
    status_name: projectStatusName(status),
    parent_id: parentId,
    deleted_at: deletedAt?.toISOString() ?? null,
  };
}
