import { makeCall } from './call';
import { allResources } from './generated/resources';
import { channels } from './resources/channels';
import { projects } from './resources/projects';
import { spreadsheets } from './resources/spreadsheets';
import { makeTransport, type TransportOptions } from './transport/transport';

/** The API at one URL, with one token. */
export function createClient(options: TransportOptions) {
  const call = makeCall(makeTransport(options));
  return {
    ...allResources(call),
    projects: projects(call),
    spreadsheets: spreadsheets(call),
    channels: channels(call),
    /** Calls any operation by its method and path. */
    call,
  };
}

export type TrackwayClient = ReturnType<typeof createClient>;
