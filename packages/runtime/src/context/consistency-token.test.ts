import { newId } from '../ids';
import { PublishedEvents, readConsistencyTokens } from './consistency-token';

describe('a consistency token', () => {
  it('contains the service and the last event of each type and subject', () => {
    const published = new PublishedEvents('funnels');
    const [thing, other, first, second, third] = Array.from({ length: 5 }, () => newId());
    published.add({ id: first as string, type: 'moved.v1', subject: thing as string });
    published.add({ id: second as string, type: 'moved.v1', subject: other as string });
    published.add({ id: third as string, type: 'moved.v1', subject: thing as string });

    const [token] = readConsistencyTokens(published.token());

    expect(token).toEqual({
      service: 'funnels',
      events: [
        { type: 'moved.v1', id: second },
        { type: 'moved.v1', id: third },
      ],
    });
  });

  it('has a bounded size', () => {
    const published = new PublishedEvents('funnels');
    const ids = Array.from({ length: 1_000 }, () => newId());
    for (const id of ids) published.add({ id, type: 'moved.v1', subject: id });

    const text = published.token();

    expect(text.length).toBeLessThan(2_000);
    expect(readConsistencyTokens(text)[0]?.events.at(-1)).toEqual({ type: 'moved.v1', id: ids.at(-1) });
  });

  it.each([
    '',
    'x',
    '%%%',
    Buffer.from('{}').toString('base64url'),
    Buffer.from('["a",[["b","c"]]]').toString('base64url'),
  ])('is rejected if it is malformed: %j', (text) => {
    expect(() => readConsistencyTokens(text)).toThrow('at most 8 write responses');
  });
});
