/** The panels of the dashboards. */
const SERVICES = 'service=~"projects|forms|funnels|spreadsheets|channels"';
/** Selects the jobs of Trackway, because other systems in the same Prometheus can use the same metric names. */
const SERVICES_BY_METRIC = [
  [/^gateway_/, 'service="gateway"'],
  [/^(process|nodejs|tls)_/, 'service=~"gateway|projects|forms|funnels|spreadsheets|channels"'],
  [/^operations/, 'service="spreadsheets"'],
  [/^(partitions|rule|webhook|ai)_/, 'service="funnels"'],
];
const selector = (metric, filter = '') => {
  const [, service] = SERVICES_BY_METRIC.find(([names]) => names.test(metric)) ?? ['', SERVICES];
  return `${metric}{${[filter.startsWith('service=') ? '' : service, filter].filter(Boolean).join()}}`;
};
/** `$__rate_interval` is a Grafana variable: the shortest interval for a rate at the current zoom. */
const rate = (metric, filter) => `rate(${selector(metric, filter)}[$__rate_interval])`;
const p = (quantile, metric, by = '', filter = '') =>
  `histogram_quantile(${quantile}, sum by (${by ? `${by}, ` : ''}le) (${rate(`${metric}_bucket`, filter)}))`;
/** Replicas report the same value of what they share. */
const shared = (metric, by) => `max by (${by}) (${selector(metric)})`;

const FAULT = 'reason=~"server_error|service_unavailable|upstream_timeout"';

export const dashboards = {
  overview: {
    title: 'overview',
    panels: [
      [
        'Requests',
        'reqps',
        { '{{upstream}}': `sum by (upstream) (${rate('gateway_request_duration_seconds_count')})` },
      ],
      [
        'Errors',
        'reqps',
        {
          '5xx of {{upstream}}': `sum by (upstream) (${rate('gateway_request_duration_seconds_count', 'status="5xx"')})`,
          'gateway: {{reason}}': `sum by (reason) (${rate('gateway_refusals_total', FAULT)})`,
        },
      ],
      [
        'Time to answer',
        's',
        {
          'p50 {{upstream}}': p(0.5, 'gateway_request_duration_seconds', 'upstream'),
          'p99 {{upstream}}': p(0.99, 'gateway_request_duration_seconds', 'upstream'),
        },
      ],
      [
        'Objective: failed requests (0.1 % a month)',
        'percentunit',
        { 'an hour': 'trackway:requests:error_ratio_rate1h', 'three days': 'trackway:requests:error_ratio_rate3d' },
      ],
      [
        'Objective: slower than a second (1 % a month)',
        'percentunit',
        { 'an hour': 'trackway:requests:slow_ratio_rate1h', 'three days': 'trackway:requests:slow_ratio_rate3d' },
      ],
      ['Refused', 'reqps', { '{{reason}}': `sum by (reason) (${rate('gateway_refusals_total')})` }],
      ['Processor time', 'percentunit', { '{{service}}': `sum by (service) (${rate('process_cpu_seconds_total')})` }],
      [
        'Memory',
        'bytes',
        {
          '{{service}} {{instance}}': selector('process_resident_memory_bytes'),
          'limit of {{service}}': `max by (service) (${selector('process_memory_limit_bytes')})`,
        },
      ],
      ['Event loop, p99', 's', { '{{service}} {{instance}}': selector('nodejs_eventloop_lag_p99_seconds') }],
      ['In flight at the gateways', 'none', { requests: `sum(${selector('gateway_requests_in_flight')})` }],
      ['Services not asked', 'none', { '{{upstream}}': shared('gateway_circuit_open', 'upstream') }],
      ['Verified tokens remembered', 'none', { '{{instance}}': selector('gateway_known_callers') }],
    ],
  },
  services: {
    title: 'internals',
    panels: [
      [
        'Slowest routes, p99',
        's',
        { '{{service}} {{route}}': `topk(10, ${p(0.99, 'http_server_request_duration_seconds', 'service, route')})` },
      ],
      [
        'Calls between services',
        'reqps',
        { '{{service}} {{method}}': `sum by (service, method) (${rate('grpc_server_call_duration_seconds_count')})` },
      ],
      [
        'Failed calls',
        'reqps',
        {
          '{{service}} {{method}} {{outcome}}': `sum by (service, method, outcome) (${rate('grpc_server_call_duration_seconds_count', 'outcome=~"internal|unavailable|timeout"')})`,
        },
      ],
      [
        'Connections to databases',
        'none',
        {
          'used {{service}} {{pool}}': `sum by (service, pool) (${selector('database_connections_used')})`,
          'may have {{service}} {{pool}}': `sum by (service, pool) (${selector('database_connections_limit')})`,
        },
      ],
      [
        'Awaited connections',
        'none',
        { '{{service}} {{pool}}': `sum by (service, pool) (${selector('database_connections_awaited')})` },
      ],
      ['Calls between services, p99', 's', { '{{service}}': p(0.99, 'grpc_server_call_duration_seconds', 'service') }],
      [
        'Free space for files',
        'percentunit',
        {
          '{{service}}': `min by (service) (${selector('storage_available_bytes')} / ${selector('storage_capacity_bytes')})`,
        },
      ],
      [
        'Time until certificates expire',
        's',
        { '{{service}}': `min by (service) (${selector('tls_certificate_expiry_timestamp_seconds')}) - time()` },
      ],
    ],
  },
  events: {
    title: 'events',
    panels: [
      [
        'Handled',
        'cps',
        { '{{service}} {{type}}': `sum by (service, type) (${rate('events_handled_total', 'result="handled"')})` },
      ],
      ['Lag of consumers', 'none', { '{{service}} ← {{topic}}': shared('events_waiting', 'service, topic') }],
      ['From happening to effect, p99', 's', { '{{service}}': p(0.99, 'events_age_seconds', 'service') }],
      ['In outboxes', 'none', { '{{service}}': shared('outbox_waiting', 'service') }],
      ['Oldest in outboxes', 's', { '{{service}}': shared('outbox_oldest_seconds', 'service') }],
      ['Kept dead letters', 'none', { '{{topic}}': shared('dead_letters_kept', 'topic') }],
      [
        'Lag of the read model by kind, p99',
        's',
        { '{{type}}': p(0.99, 'events_age_seconds', 'type', 'service="projects"') },
      ],
      [
        'To the dead letters',
        'cps',
        { '{{service}} {{type}}': `sum by (service, type) (${rate('events_handled_total', 'result="dead_letter"')})` },
      ],
    ],
  },
  work: {
    title: 'background work',
    panels: [
      ['Operations by state', 'none', { '{{action}} {{status}}': shared('operations', 'action, status') }],
      [
        'Oldest open operation',
        's',
        { '{{action}} {{status}}': shared('operations_oldest_seconds', 'action, status') },
      ],
      ['Runs of rules', 'cps', { '{{status}}': `sum by (status) (${rate('rule_runs_total')})` }],
      ['Background work that is due', 'none', { '{{kind}}': shared('partitions_due', 'kind') }],
      ['Oldest lane that is due', 's', { '{{kind}}': shared('partitions_due_oldest_seconds', 'kind') }],
      ['Attempts of webhooks', 'cps', { '{{verdict}}': `sum by (verdict) (${rate('webhook_attempts_total')})` }],
      [
        'Calls of models',
        'cps',
        { '{{provider}} {{result}}': `sum by (provider, result) (${rate('ai_calls_total')})` },
      ],
      [
        'Tokens of models',
        'none',
        { '{{model}} {{direction}}': `sum by (model, direction) (${rate('ai_tokens_total')})` },
      ],
      [
        'Cost of models in a day',
        'none',
        { '{{model}} {{currency}}': `sum by (model, currency) (increase(${selector('ai_cost_total')}[1d]))` },
      ],
    ],
  },
};
