import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alertsSeenToFire, dashboardFiles, rules } from './support/observability';
import { ROOT, SERVICES } from './support/settings-of-code';

const alerts = rules().flatMap((rule) => (rule.alert === undefined ? [] : [{ ...rule, alert: rule.alert }]));

describe('alerts', () => {
  it('are there', () => {
    expect(alerts.length).toBeGreaterThan(20);
  });

  it.each(alerts.map((rule) => [rule.alert, rule] as const))('%s says what is wrong and what to do', (name, rule) => {
    const runbook = rule.annotations?.runbook ?? 'none';

    expect(rule.annotations?.summary).toMatch(/\w/);
    expect(['page', 'ticket']).toContain(rule.labels?.severity);
    expect(existsSync(join(ROOT, runbook))).toBe(true);
    expect(readFileSync(join(ROOT, runbook), 'utf8')).toContain(`\`${name}\``);
  });

  it('have each been seen to fire by a test of the rules', () => {
    const seen = alertsSeenToFire();

    expect(alerts.map(({ alert }) => alert).filter((name) => !seen.has(name))).toEqual([]);
  });

  it('have names of their own', () => {
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  });

  it('have runbooks that the operations page links', () => {
    const page = readFileSync(join(ROOT, 'docs', 'reference', 'operations.md'), 'utf8');
    const named = new Set(alerts.map(({ annotations }) => annotations?.runbook?.replace('docs/', '../') ?? ''));

    expect([...named].filter((runbook) => !page.includes(`(${runbook})`))).toEqual([]);
  });
});

it('dashboards ask for recorded series by names that are recorded', () => {
  const recorded = new Set(rules().map(({ record }) => record));
  const asked = [...dashboardFiles().values()].flatMap(({ panels }) =>
    panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => expr.match(/trackway:[\w:]+/g) ?? [])),
  );

  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((name) => !recorded.has(name))).toEqual([]);
});

/** In a Prometheus that reads others too, metrics of these names may be theirs. */
describe('what rules and dashboards ask of metrics', () => {
  const SHARED_NAMES =
    /(?<!")\b(?:(?:gateway|http|grpc|process|nodejs|database|events|outbox|lanes|webhook|ai|rule|dead)_\w+|operations\w*)\b(?!\{service=)/g;
  const questions = [
    ...rules().map(({ expr }) => expr),
    ...[...dashboardFiles().values()]
      .flatMap(({ panels }) => panels.flatMap(({ targets }) => targets))
      .map(({ expr }) => expr),
  ];

  it('selects only the services of Trackway', () => {
    expect(questions.flatMap((question) => question.match(SHARED_NAMES) ?? [])).toEqual([]);
  });

  it('names services that there are', () => {
    const named = questions.flatMap((question) =>
      [...question.matchAll(/\{service=~?"([^"]+)"/g)].flatMap(([, names]) => names!.split('|')),
    );

    expect(new Set(named)).toEqual(new Set(SERVICES));
  });
});
