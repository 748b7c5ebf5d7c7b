import { alertsOf, scaledRules } from './scaled-rules';

const RULE = `
      - alert: OutboxStands
        expr: max by (service) (outbox_oldest_seconds) > 60 and rate(x_seconds_bucket{le="1"}[5m]) > 5
        for: 2m
        labels: { severity: page }
        annotations:
          summary: 'Waits.'
          runbook: docs/how-to/runbooks/events-do-not-arrive.md
`;

describe('scaledRules', () => {
  it('shortens ranges, durations of alerts and limits of waiting times', () => {
    expect(scaledRules(RULE)).toContain('(outbox_oldest_seconds) > 3 and rate(x_seconds_bucket{le="1"}[15s]) > 5');
    expect(scaledRules(RULE)).toContain('for: 6s');
    expect(scaledRules('[1h] [3d] [30m]')).toBe('[60s] [360s] [90s]');
  });

  it('changes only times', () => {
    const withoutTimes = (text: string) => text.replaceAll(/\d+[smhd]?/g, '');

    expect(withoutTimes(scaledRules(RULE))).toBe(withoutTimes(RULE));
  });

  it('can be read by alertsOf', () => {
    expect(alertsOf(RULE)).toEqual([
      { name: 'OutboxStands', severity: 'page', runbook: 'docs/how-to/runbooks/events-do-not-arrive.md' },
    ]);
  });
});
