import { StartFailure } from '../../process/start-failure';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The normalized id of a frame. @throws StartFailure if it is no UUID. */
export function frameOf(argument: string, usage: string): string {
  const id = argument.toLowerCase();
  if (!UUID.test(id)) throw misused(`"${argument}" is no frame: a frame is a UUID.`, usage);
  return id;
}

export function misused(what: string, usage: string): StartFailure {
  return new StartFailure(`${what}\n\n${usage}`);
}
