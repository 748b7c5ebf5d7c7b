import type { Channel } from './channels/channel';

export interface ProjectDirectory {
  /**
   * Whether the channel's frame has this project, not deleted.
   * @throws AppError `service_unavailable` or `upstream_timeout` where nobody can say: the connector tries again then.
   */
  exists(channel: Pick<Channel, 'id' | 'frameId'>, projectId: string): Promise<boolean>;
}
