import { makeCall } from './call';
import { channels } from './resources/channels';
import { projects } from './resources/projects';
import { spreadsheets } from './resources/spreadsheets';
import { makeTransport, type TransportOptions } from './transport/transport';

/** The API at one URL, with one token. */
export function createClient(options: TransportOptions) {
  const transport = makeTransport(options);
  const call = makeCall(transport);
  return {
    call,
    projects: projects(call),
    spreadsheets: spreadsheets(call, transport),
    channels: channels(call, transport),
  };
}

export type TrackwayClient = ReturnType<typeof createClient>;
