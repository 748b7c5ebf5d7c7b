import type { Call } from '../call';
import { channels } from './channels';

describe('delivering a message', () => {
  it.each([undefined, null])(
    'has an id, so that a repetition has no effect, also if the given one is %s',
    async (id) => {
      const bodies: unknown[] = [];
      const call = (async (_method: string, _path: string, { body }: { body: unknown }) => {
        bodies.push(body);
      }) as Call;

      await channels(call).deliver('site', { message: 'Hello', external_id: id });

      expect(bodies).toEqual([{ message: 'Hello', external_id: expect.any(String) }]);
    },
  );
});
