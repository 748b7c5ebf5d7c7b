import { join } from 'node:path';
import { Random } from '@trackway/simulation';
import { mutate } from './mutate';
import { readCorpus } from './stored-corpus';
import { targets } from './targets';

const CORPUS = join(__dirname, '..', '..', '..', '..', 'fuzz-corpus');
const MUTATIONS = 100;

describe.each(Object.entries(targets))('the parser %s', (name, makeTarget) => {
  const target = makeTarget();
  const inputs = [...target.seeds, ...readCorpus(join(CORPUS, `${name}.json`))];

  it('accepts or rejects the stored inputs', async () => {
    expect(inputs.length).toBeGreaterThan(target.seeds.length);
    for (const input of inputs) await target.run(input);
  });

  it('accepts or rejects mutations of them', async () => {
    const random = new Random(1);
    for (let left = MUTATIONS; left > 0; left -= 1) {
      await target.run(mutate(random.pick(inputs), random, { dictionary: target.dictionary, corpus: inputs }));
    }
  });
});
