import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alertsTestedToFire, dashboardFiles, rules } from './support/observability';
import { ROOT, SERVICES } from './support/settings-of-code';

const alerts = rules().flatMap((rule) => (rule.alert === undefined ? [] : [{ ...rule, alert: rule.alert }]));

describe('alerts', () => {
  it('exist', () => {
    expect(alerts.length).toBeGreaterThan(20);
  });

  it.each(alerts.map((rule) => [rule.alert, rule] as const))(
    '%s describes the problem, and has a runbook',
    (name, rule) => {
      const runbook = rule.annotations?.runbook ?? 'none';

      expect(rule.annotations?.summary).toMatch(/\w/);
      expect(['page', 'ticket']).toContain(rule.labels?.severity);
      expect(existsSync(join(ROOT, runbook))).toBe(true);
      expect(readFileSync(join(ROOT, runbook), 'utf8')).toContain(`\`${name}\``);
    },
  );

  it('are each tested to fire', () => {
    const seen = alertsTestedToFire();

    expect(alerts.map(({ alert }) => alert).filter((name) => !seen.has(name))).toEqual([]);
  });

  it('have unique names', () => {
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  });

  it('have runbooks that are linked from the operations page', () => {
    const page = readFileSync(join(ROOT, 'docs', 'reference', 'operations.md'), 'utf8');
    const named = new Set(alerts.map(({ annotations }) => annotations?.runbook?.replace('docs/', '../') ?? ''));

    expect([...named].filter((runbook) => !page.includes(`(${runbook})`))).toEqual([]);
  });
});

it('dashboards use only recorded series that exist', () => {
  const recorded = new Set(rules().map(({ record }) => record));
  const used = [...dashboardFiles().values()].flatMap(({ panels }) =>
    panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => expr.match(/trackway:[\w:]+/g) ?? [])),
  );

  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((name) => !recorded.has(name))).toEqual([]);
});

/** A Prometheus that also scrapes other systems can contain metrics with these names. */
describe('metric selectors of rules and dashboards', () => {
  const SHARED_NAMES =
    /(?<!")\b(?:(?:gateway|http|grpc|process|nodejs|database|events|outbox|partitions|webhook|ai|rule|dead)_\w+|operations\w*)\b(?!\{service=)/g;
  const expressions = [
    ...rules().map(({ expr }) => expr),
    ...[...dashboardFiles().values()]
      .flatMap(({ panels }) => panels.flatMap(({ targets }) => targets))
      .map(({ expr }) => expr),
  ];

  it('select only services of Trackway', () => {
    expect(expressions.flatMap((expression) => expression.match(SHARED_NAMES) ?? [])).toEqual([]);
  });

  it('select existing services', () => {
    const named = expressions.flatMap((expression) =>
      [...expression.matchAll(/\{service=~?"([^"]+)"/g)].flatMap(([, names]) => names!.split('|')),
    );

    expect(new Set(named)).toEqual(new Set(SERVICES));
  });
});
