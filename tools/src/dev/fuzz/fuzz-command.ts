/** Checks that apply to every request. Tests of the services cover wrong rejections. */
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
];

/** Takes about one minute. Options of schemathesis, such as `--max-time 3600`, extend it. */
const BOUNDED = ['--phases', 'coverage,fuzzing', '--max-examples', '10'];

const REQUEST_LIMIT_S = '20';

/** The command line of the fuzzer for the complete OpenAPI document. Later options take precedence. */
export function fuzzCommand(
  python: string,
  target: { baseUrl: string; authorization: string; more: readonly string[] },
): [string, ...string[]] {
  return [
    python,
    '-m',
    'schemathesis.cli',
    'run',
    `${target.baseUrl}/openapi.json`,
    '--url',
    target.baseUrl,
    '--header',
    `Authorization: ${target.authorization}`,
    '--workers',
    '2',
    '--continue-on-failure',
    '--request-timeout',
    REQUEST_LIMIT_S,
    '--suppress-health-check',
    'all',
    '--checks',
    CHECKS.join(','),
    ...BOUNDED,
    ...target.more,
  ];
}
