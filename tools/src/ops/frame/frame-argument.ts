import { StartFailure } from '../../process/start-failure';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The normalized id of a frame. @throws StartFailure if it is not a UUID. */
export function frameOf(argument: string, usage: string): string {
  const id = argument.toLowerCase();
  if (!UUID.test(id)) throw usageError(`"${argument}" is not a frame id: it must be a UUID.`, usage);
  return id;
}

export function usageError(what: string, usage: string): StartFailure {
  return new StartFailure(`${what}\n\n${usage}`);
}
