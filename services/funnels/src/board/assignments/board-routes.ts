import { readPage } from '@trackway/application';
import { defineRoute, pageQuery, type Route, uuidParameter } from '@trackway/http';
import { z } from 'zod';
import type { Application } from '../../application';
import { assignmentSchema, presentAssignment } from './assignment-schemas';
import type { Card } from './board-store';
import type { Board } from './read-board';

const cardSchema = z
  .object({
    project: z.object({ id: z.uuid(), code: z.string(), name: z.string(), budget: z.int() }),
    assignment: assignmentSchema,
    late: z.boolean(),
  })
  .meta({ id: 'BoardCard' });

const boardSchema = z
  .object({
    funnel_id: z.uuid(),
    name: z.string(),
    steps: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        position: z.int(),
        wip_limit: z.int().nullable(),
        late_after_hours: z.int().nullable(),
        count: z.int().meta({ description: 'Number of open and paused projects' }),
        budget: z.number().meta({
          type: 'integer',
          description: 'Sum of their budgets in minor units; above 2^53 - 1 rounded to about 16 digits',
        }),
        late: z
          .int()
          .meta({ description: 'Number of open projects that have been in the step for longer than it allows' }),
        projects: z.array(cardSchema).meta({ description: 'The first page, longest in the step first' }),
      }),
    ),
  })
  .meta({ id: 'Board' });

export function boardRoutes({ queries }: Application): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/management/funnels/:funnel/board',
      operationId: 'readBoard',
      summary: 'Read a funnel as a board: counts, budgets and the first projects of each step',
      description: '`perPage` is the number of projects per step. List further projects with …/projects?step_id=.',
      tag: 'Funnels',
      scope: 'funnels:read',
      params: { funnel: uuidParameter('funnel') },
      query: pageQuery,
      response: { board: boardSchema },
      failures: ['funnel_model_not_found'],
      handle: async ({ caller, params, query }) => {
        const { perPage } = readPage(query);
        return { board: presentBoard(await queries.readBoard(caller, params.funnel, perPage)) };
      },
    }),
  ];
}

function presentBoard({ funnel, steps }: Board): z.infer<typeof boardSchema> {
  return {
    funnel_id: funnel.id,
    name: funnel.name,
    steps: steps.map(({ step, totals, cards }, position) => ({
      id: step.id,
      name: step.name,
      position,
      wip_limit: step.wipLimit,
      late_after_hours: step.lateAfterHours,
      count: totals.count,
      budget: totals.budget,
      late: totals.late,
      projects: cards.map(presentCard),
    })),
  };
}

function presentCard({ project, assignment, late }: Card): z.infer<typeof cardSchema> {
  return { project: { ...project }, assignment: presentAssignment(assignment), late };
}
