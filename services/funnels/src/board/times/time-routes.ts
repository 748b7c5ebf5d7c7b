import { defineRoute, type Route, uuidParameter } from '@trackway/http';
import { z } from 'zod';
import type { Application } from '../../application';
import { timestamp } from '../../shared/field-types';
import type { makeReadFunnelTimes, ProjectTimes } from './read-times';

const seconds = z.int().min(0);

const projectTimes = z
  .object({
    assignment_id: z.uuid(),
    status: z.string(),
    forecast_date: z.iso.date().nullable(),
    status_at: timestamp,
    overdue: z.boolean().meta({ description: 'The project is open and its forecast date has passed' }),
    total_seconds: seconds,
    stays: z.array(
      z.object({
        step_id: z.uuid(),
        step_name: z.string(),
        entered_at: timestamp,
        left_at: timestamp
          .nullable()
          .meta({ description: 'null while the project is in the step. Set when it is won or lost in the step' }),
        seconds,
      }),
    ),
  })
  .meta({ id: 'ProjectTimes' });

const funnelTimes = z
  .array(
    z.object({
      step_id: z.uuid(),
      name: z.string(),
      stays: z.int(),
      average_seconds: seconds,
      median_seconds: seconds,
      longest_seconds: seconds,
    }),
  )
  .meta({
    description: 'The steps of the funnel, in order. Current stays count with their time so far',
  });

export function timeRoutes({ queries }: Application): Route[] {
  const funnel = uuidParameter('funnel');
  return [
    defineRoute({
      method: 'get',
      path: '/api/management/funnels/:funnel/projects/:project/times',
      operationId: 'readProjectTimes',
      summary: 'Read how long a project was in each step of a funnel',
      tag: 'Funnels',
      scope: 'funnels:read',
      params: { funnel, project: uuidParameter('project') },
      response: { times: projectTimes },
      failures: ['assignment_model_not_found'],
      handle: async ({ caller, params }) => ({
        times: presentProjectTimes(await queries.readProjectTimes(caller, params.funnel, params.project)),
      }),
    }),
    defineRoute({
      method: 'get',
      path: '/api/management/funnels/:funnel/times',
      operationId: 'readFunnelTimes',
      summary: 'Read how long projects stay in each step of a funnel',
      tag: 'Funnels',
      scope: 'funnels:read',
      params: { funnel },
      response: { steps: funnelTimes },
      failures: ['funnel_model_not_found'],
      handle: async ({ caller, params }) => ({
        steps: presentFunnelTimes(await queries.readFunnelTimes(caller, params.funnel)),
      }),
    }),
  ];
}

function presentProjectTimes({ assignment, stays, overdue }: ProjectTimes): z.infer<typeof projectTimes> {
  return {
    assignment_id: assignment.id,
    status: assignment.status,
    forecast_date: assignment.forecastDate,
    status_at: assignment.statusAt.toISOString(),
    overdue,
    total_seconds: stays.reduce((sum, stay) => sum + stay.seconds, 0),
    stays: stays.map(({ stepId, stepName, enteredAt, leftAt, seconds: spent }) => ({
      step_id: stepId,
      step_name: stepName,
      entered_at: enteredAt.toISOString(),
      left_at: leftAt?.toISOString() ?? null,
      seconds: spent,
    })),
  };
}

type FunnelTimes = Awaited<ReturnType<ReturnType<typeof makeReadFunnelTimes>>>;

function presentFunnelTimes({ funnel, times }: FunnelTimes): z.infer<typeof funnelTimes> {
  const byStep = new Map(times.map((of) => [of.stepId, of]));
  return funnel.steps.map(({ id, name }) => {
    const of = byStep.get(id);
    return {
      step_id: id,
      name,
      stays: of?.stays ?? 0,
      average_seconds: of?.averageSeconds ?? 0,
      median_seconds: of?.medianSeconds ?? 0,
      longest_seconds: of?.longestSeconds ?? 0,
    };
  });
}
