import { TrackwayError } from '@trackway/client';
import { pauseAfter } from './pause-after';

const rejection = (status: number, message: string) => new TrackwayError(status, { message, error: 'No.' });

describe('the pause after a read', () => {
  it('is that of the screen, which can depend on the data', () => {
    expect(pauseAfter(5_000, { data: undefined, error: null })).toBe(5_000);
    expect(pauseAfter((data) => (data === 'done' ? false : 3_000), { data: 'done', error: null })).toBe(false);
  });

  it('continues after an error that can end', () => {
    expect(pauseAfter(5_000, { data: undefined, error: rejection(503, 'service_unavailable') })).toBe(5_000);
  });

  it('is endless if the user may not read it', () => {
    expect(pauseAfter(5_000, { data: undefined, error: rejection(403, 'forbidden') })).toBe(false);
  });
});
