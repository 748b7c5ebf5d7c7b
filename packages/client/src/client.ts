import { type Call, makeCall } from './call';
import { allResources, type Resources } from './generated/resources';
import { channels } from './resources/channels';
import { projects } from './resources/projects';
import { spreadsheets } from './resources/spreadsheets';
import { makeTransport, type Transport, type TransportOptions } from './transport/transport';

/** Resources with further methods than the generated ones. */
interface ExtendedResources {
  readonly channels: ReturnType<typeof channels>;
  readonly projects: ReturnType<typeof projects>;
  readonly spreadsheets: ReturnType<typeof spreadsheets>;
}

export interface TrackwayClient extends Omit<Resources, keyof ExtendedResources>, ExtendedResources {
  /** Calls any operation by its method and path. */
  readonly call: Call;
  /** Sends a request to any path, with the same token, retries and errors. */
  readonly request: Transport;
}

/** The API at one URL, with one token. */
export function createClient(options: TransportOptions): TrackwayClient {
  const request = makeTransport(options);
  const call = makeCall(request);
  return {
    ...allResources(call),
    channels: channels(call),
    projects: projects(call),
    spreadsheets: spreadsheets(call),
    call,
    request,
  };
}
