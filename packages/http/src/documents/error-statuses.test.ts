import { statusOfCode } from './error-statuses';

describe('statusOfCode', () => {
  it.each([
    ['project_model_not_found', 404],
    ['validation_errors', 422],
    ['hierarchy_cycle', 422],
    ['conflict', 409],
    ['undo_conflict', 409],
    ['file_expired', 410],
    ['precondition_failed', 412],
    ['search_timeout', 503],
  ])('of %s is %i', (code, status) => {
    expect(statusOfCode(code)).toBe(status);
  });
});
