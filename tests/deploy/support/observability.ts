import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './settings-of-code';

const FOLDER = join(ROOT, 'deploy', 'observability');

export interface Rule {
  readonly alert?: string;
  readonly record?: string;
  readonly expr: string;
  readonly labels?: { readonly severity?: string };
  readonly annotations?: { readonly summary?: string; readonly runbook?: string };
}

interface RuleTest {
  readonly alert_rule_test: readonly { readonly alertname: string; readonly exp_alerts: readonly unknown[] }[];
}

function yamlFiles<T>(folder: string): T[] {
  const names = readdirSync(join(FOLDER, folder)).filter((name) => name.endsWith('.yaml'));
  return names.map((name) => parse(readFileSync(join(FOLDER, folder, name), 'utf8')) as T);
}

export function rules(): Rule[] {
  const files = yamlFiles<{ groups: readonly { rules: readonly Rule[] }[] }>('rules');
  return files.flatMap(({ groups }) => groups.flatMap((group) => group.rules));
}

/** The alerts that fire in a test of the rules. */
export function alertsTestedToFire(): ReadonlySet<string> {
  const tests = yamlFiles<{ tests: readonly RuleTest[] }>('rule-tests').flatMap((file) => file.tests);
  const cases = tests.flatMap((test) => test.alert_rule_test);
  return new Set(cases.filter((one) => one.exp_alerts.length > 0).map((one) => one.alertname));
}

/** The dashboards of Grafana by file name. */
export function dashboardFiles(): ReadonlyMap<string, { panels: { targets: { expr: string }[] }[] }> {
  const names = readdirSync(join(FOLDER, 'dashboards'));
  return new Map(names.map((name) => [name, JSON.parse(readFileSync(join(FOLDER, 'dashboards', name), 'utf8'))]));
}
