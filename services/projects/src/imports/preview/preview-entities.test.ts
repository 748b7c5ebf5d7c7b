import { MemoryBudget } from './memory-budget';
import { PreviewEntities } from './preview-entities';

describe('records of a dry run', () => {
  const entities = (maxBytes?: number) =>
    new PreviewEntities<{ id: string; code: string }>(new MemoryBudget(maxBytes), ({ code }) => [`code ${code}`]);

  it('are found by their newest values', () => {
    const found = entities();
    found.put({ id: 'a', code: 'A' });
    found.put({ id: 'a', code: 'B' });

    expect(found.withKeys(['code A'])).toEqual([]);
    expect(found.withKeys(['code A', 'code B'])).toEqual([{ id: 'a', code: 'B' }]);
    expect(found.overlay(['a', 'b'], [{ id: 'b', code: 'C' }])).toEqual([
      { id: 'a', code: 'B' },
      { id: 'b', code: 'C' },
    ]);
  });

  it('use a bounded amount of memory', () => {
    const found = entities(100_000);
    const fill = () => {
      for (let index = 0; index < 1_000; index += 1) found.put({ id: String(index), code: 'x'.repeat(100) });
    };

    expect(fill).toThrow(expect.objectContaining({ code: 'payload_too_large' }));
  });

  it('free the memory of values that were replaced', () => {
    const found = entities(100_000);

    for (let index = 0; index < 1_000; index += 1) found.put({ id: 'a', code: `${index}`.repeat(10) });

    expect(found.get('a')).toMatchObject({ id: 'a' });
  });
});
