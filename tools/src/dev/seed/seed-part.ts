import { TrackwayError } from '@trackway/client';

/** Seeds a part of the demo tenant. A part that the API rejects is reported and skipped. */
export async function seedPart<Result>(
  name: string,
  log: (line: string) => void,
  seed: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await seed();
  } catch (error) {
    if (!(error instanceof TrackwayError)) throw error;
    const reason = error.code === 'route_not_found' ? 'this version has no such routes' : error.message;
    log(`The demo tenant lacks ${name}: ${reason}`);
    return undefined;
  }
}
