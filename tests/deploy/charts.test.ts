import { isMap, isPair, isScalar, parseDocument, visit } from 'yaml';
import { chartFile, chartValues } from './support/deployments';
import { SERVICES } from './support/settings-of-code';

/** Maps that are described by one comment. */
const DESCRIBED_AS_A_WHOLE = new Set([
  'config',
  'secrets',
  'commands',
  'probes',
  'resources',
  'spread',
  'services',
  'servers',
  'copyPeers',
  'httpFromPeers',
  'dns',
]);

/** The values of a chart without a comment. */
function uncommented(text: string): string[] {
  const undocumented: string[] = [];
  visit(parseDocument(text), {
    Pair(_, pair, path) {
      const key = String(pair.key);
      const inside = path.some((node) => isPair(node) && DESCRIBED_AS_A_WHOLE.has(String(node.key)));
      if (inside) return visit.SKIP;
      const [start = 0] = (isScalar(pair.key) && pair.key.range) || [];
      const line = text.slice(0, start).split('\n').length - 1;
      const isGroup = isMap(pair.value) && !DESCRIBED_AS_A_WHOLE.has(key) && pair.value.items.length > 0;
      const described = text.split('\n')[line - 1]?.trim().startsWith('#') ?? false;
      if (!isGroup && !described) undocumented.push(key);
      return undefined;
    },
  });
  return undocumented;
}

describe.each(SERVICES)('the chart of %s', (service) => {
  it('has a comment for each of its values', () => {
    expect(uncommented(chartFile(service, 'values.yaml'))).toEqual([]);
  });

  it('has the release of its image as appVersion', () => {
    expect(parseDocument(chartFile(service, 'Chart.yaml')).get('appVersion')).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('reads secrets only from Secrets', () => {
    const { config } = chartValues(service);

    expect(Object.keys(config).filter((name) => /SECRET|KEYS|PASSWORD|(POSTGRES|MONGODB).*_URL/.test(name))).toEqual(
      [],
    );
  });
});

it('a value without a comment is reported', () => {
  expect(uncommented('# -- Described.\ndescribed: 1\nbare: 2\n')).toEqual(['bare']);
});
