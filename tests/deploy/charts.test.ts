import { isMap, isPair, isScalar, parseDocument, visit } from 'yaml';
import { chartFile, chartValues } from './support/deployments';
import { SERVICES } from './support/settings-of-code';

/** Below these, a map is one value whose parts its own comment describes. */
const WHOLE = new Set([
  'config',
  'secrets',
  'probes',
  'resources',
  'spread',
  'services',
  'servers',
  'copyPeers',
  'httpFromPeers',
  'dns',
]);

/** The values of a chart that no comment stands before. */
function uncommented(text: string): string[] {
  const bare: string[] = [];
  visit(parseDocument(text), {
    Pair(_, pair, path) {
      const key = String(pair.key);
      const inside = path.some((node) => isPair(node) && WHOLE.has(String(node.key)));
      if (inside) return visit.SKIP;
      const [start = 0] = (isScalar(pair.key) && pair.key.range) || [];
      const line = text.slice(0, start).split('\n').length - 1;
      const isGroup = isMap(pair.value) && !WHOLE.has(key) && pair.value.items.length > 0;
      const described = text.split('\n')[line - 1]?.trim().startsWith('#') ?? false;
      if (!isGroup && !described) bare.push(key);
      return undefined;
    },
  });
  return bare;
}

describe.each(SERVICES)('the chart of %s', (service) => {
  it('says what each of its values is for', () => {
    expect(uncommented(chartFile(service, 'values.yaml'))).toEqual([]);
  });

  it('names the release that its image is of', () => {
    expect(parseDocument(chartFile(service, 'Chart.yaml')).get('appVersion')).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('takes what is secret out of Secrets alone', () => {
    const { config } = chartValues(service);

    expect(Object.keys(config).filter((name) => /SECRET|KEYS|PASSWORD|(POSTGRES|MONGODB).*_URL/.test(name))).toEqual(
      [],
    );
  });
});

it('a value without a comment is found', () => {
  expect(uncommented('# -- Is said.\nsaid: 1\nbare: 2\n')).toEqual(['bare']);
});
