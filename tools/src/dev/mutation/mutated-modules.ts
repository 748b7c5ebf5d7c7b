/** A group of files that decide what is allowed, and the unit tests that have to detect changes of them. */
export interface MutatedModule {
  /** Glob patterns. */
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

const gateway = 'services/gateway/src';
const funnels = 'services/funnels/src';
const jobs = 'services/spreadsheets/src/jobs';

export const mutatedModules: Readonly<Record<string, MutatedModule>> = {
  gate: {
    files: [`${funnels}/board/gate/*.ts`],
    tests: [`${funnels}/board/{gate,moves,viewings,assignments}/*.test.ts`],
  },
  filters: {
    files: ['packages/filters/src/*.ts'],
    tests: ['packages/filters/src/*.test.ts'],
  },
  rules: {
    files: [
      `${funnels}/automation/rules/{check-rule,conditions,next-check,require-rule-scopes,rule-scopes}.ts`,
      `${funnels}/automation/runs/{evaluate-branch,evaluate-rule,match-triggers}.ts`,
      `${funnels}/automation/triggers/matches-rule.ts`,
    ],
    tests: [`${funnels}/automation/**/*.test.ts`],
  },
  scopes: {
    files: [
      'packages/contracts/src/scopes.ts',
      'packages/runtime/src/identity/{caller,compact-jws,internal-tokens}.ts',
      `${funnels}/shared/{owner-scopes,require-scopes}.ts`,
      `${gateway}/authentication/{bearer,claims,compact-token,verify-signature}.ts`,
    ],
    tests: [
      'packages/{contracts,runtime}/src/**/*.test.ts',
      `${funnels}/shared/*.test.ts`,
      `${gateway}/{authentication,providers}/*.test.ts`,
    ],
  },
  idempotency: {
    files: ['packages/application/src/idempotency/{idempotency-store,keyed-requests}.ts'],
    tests: ['packages/application/src/idempotency/*.test.ts'],
  },
  leases: {
    files: [
      `${funnels}/shared/queues/{keyed-queue-worker,retries}.ts`,
      `${jobs}/{cancellation,job-runner,retry-while-unavailable,run-while-authorized}.ts`,
    ],
    tests: [`${funnels}/shared/queues/*.test.ts`, `${jobs}/*.test.ts`],
  },
  workbooks: {
    files: [
      'packages/xlsx/src/model/workbook-limits.ts',
      'packages/xlsx/src/strings/cell-length.ts',
      'packages/xlsx/src/zip/{central-directory,end-of-central-directory,entry-stream,validate-archive,zip-records}.ts',
    ],
    // Tests of readers take a second for each change, which tests beside the files detect at once.
    tests: ['packages/xlsx/src/{strings,zip}/*.test.ts'],
  },
  requests: {
    files: [`${gateway}/exchange/{cidr,client-address,request-headers}.ts`, `${gateway}/routing/{path,route-table}.ts`],
    tests: [`${gateway}/exchange/*.test.ts`, `${gateway}/routing/{path,route-table}.test.ts`],
  },
  responses: {
    files: [`${gateway}/http1/{chunked-body,response-head,response-parser}.ts`],
    tests: [`${gateway}/http1/*.test.ts`],
  },
};
