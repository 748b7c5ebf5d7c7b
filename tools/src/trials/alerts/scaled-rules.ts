/** A minute of the rules takes three seconds here, an hour one minute, a day two. */
const SHORTER: Readonly<Record<string, number>> = { s: 20, m: 20, h: 60, d: 720 };
const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 };

/**
 * The same rules with shorter times: windows, how long something must last, and how long something may wait. What a request may take, what is a
 * ratio and what is a count stay as they are.
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
  return `${Math.max(1, Math.round((Number(count) * (SECONDS[unit] ?? 1)) / (SHORTER[unit] ?? 1)))}s`;
}
