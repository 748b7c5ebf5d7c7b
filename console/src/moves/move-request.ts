import type { FunnelAssignment, MoveProject, TrackwayClient } from '@trackway/client';
import { tagOf } from '../api/entity-tags';

export const PLACE = '/api/management/funnels/{funnel}/projects/{project}';

/** The place of a project in a funnel, as the user has seen it. */
export type SeenPlace = Pick<FunnelAssignment, 'step_id' | 'status' | 'forecast_date' | 'version'>;

interface MoveRequest {
  readonly funnel: string;
  readonly project: string;
  readonly seen: SeenPlace;
  readonly body: MoveProject;
}

/** Moves a project, unless another user has changed its place since it was seen. */
export function sendMove(client: TrackwayClient, { funnel, project, seen, body }: MoveRequest) {
  return client.call('post', `${PLACE}/move`, { path: { funnel, project }, body }, { ifMatch: tagOf(seen.version) });
}
