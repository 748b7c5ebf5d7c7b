/** Acceleration: a minute of the rules takes three seconds, an hour one minute, a day two minutes. */
const DIVISORS: Readonly<Record<string, number>> = { s: 20, m: 20, h: 60, d: 720 };
const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 };

/**
 * The rules with shorter times: ranges, durations of alerts and limits of waiting times. Limits of durations of
 * requests, ratios and counts do not change.
 */
export function scaledRules(text: string): string {
  return text
    .replaceAll(/\[(\d+)([smhd])\]/g, (_, count, unit) => `[${shorter(count, unit)}]`)
    .replaceAll(/(^\s+for: )(\d+)([smhd])$/gm, (_, key, count, unit) => `${key}${shorter(count, unit)}`)
    .replaceAll(/(_oldest_seconds\S* > )(\d+)/g, (_, waits, seconds) => `${waits}${Number(seconds) / 20}`);
}

/** Alerts of a rules file, each with its severity and its runbook. */
export function alertsOf(text: string): { name: string; severity: string; runbook: string }[] {
  return text
    .split(/^\s+- alert: /m)
    .slice(1)
    .map((rule) => ({
      name: /^\w+/.exec(rule)?.[0] ?? '',
      severity: /severity: (\w+)/.exec(rule)?.[1] ?? '',
      runbook: /runbook: (\S+)/.exec(rule)?.[1] ?? '',
    }));
}

function shorter(count: string, unit: string): string {
  return `${Math.max(1, Math.round((Number(count) * (SECONDS[unit] ?? 1)) / (DIVISORS[unit] ?? 1)))}s`;
}
