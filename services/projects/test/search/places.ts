import { newId } from '@trackway/runtime';

/** An assignment of a project to a funnel, possibly a former one. */
export interface NaivePlace {
  readonly funnel: string;
  readonly step: string;
  readonly status: string;
  readonly status_at: string;
  readonly forecast_date: string | null;
  readonly linked_at: string;
  readonly tags: readonly string[];
  readonly left: boolean;
}

type Value = string;

/** The value of each funnel field of an assignment. */
const fields: Readonly<Record<string, (place: NaivePlace) => readonly (Value | null)[]>> = {
  funnels: ({ funnel }) => [funnel],
  funnel_steps: ({ step }) => [step],
  funnel_status: ({ status }) => [status],
  funnel_tags: ({ tags }) => tags,
  funnel_status_at: ({ status_at }) => [status_at],
  funnel_forecast_date: ({ forecast_date }) => [forecast_date && `${forecast_date}T00:00:00.000Z`],
  funnel_step_linked_at: ({ linked_at }) => [linked_at],
};

/** The values of a funnel field; with an argument, only in this funnel or step. Undefined for other fields. */
export function placeValues(
  places: readonly NaivePlace[],
  field: string,
  [argument]: readonly string[] = [],
): readonly Value[] | undefined {
  const look = fields[field];
  if (!look) return undefined;
  const named = ({ funnel, step }: NaivePlace) =>
    argument === undefined || funnel === argument || (step === argument && field !== 'funnel_status');
  return places
    .filter((place) => !place.left && named(place))
    .flatMap(look)
    .filter((value) => value !== null);
}

/** The rows of the read model with the assignments of a project. */
export function placeRows(projectId: string, places: readonly NaivePlace[]): object[] {
  return places.map(({ funnel, step, tags, left, ...rest }) => ({
    ...rest,
    id: newId(),
    project_id: projectId,
    funnel_id: funnel,
    step_id: step,
    tag_ids: tags,
    left_at: left ? rest.status_at : null,
  }));
}
