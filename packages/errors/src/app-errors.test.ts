import {
  conflict,
  httpStatus,
  invalidInput,
  invalidSearch,
  isAppError,
  missingScope,
  notFound,
  referenceNotFound,
  rejectStale,
} from './index';

describe('application errors', () => {
  it('name the model that was not found', () => {
    const error = notFound('project_group');

    expect(error.code).toBe('project_group_model_not_found');
    expect(error.message).toBe('There is no project group with this id.');
    expect(httpStatus[error.kind]).toBe(404);
  });

  it('name the field and the id of a reference to a missing record', () => {
    const error = referenceNotFound('tag', 'tag_ids', '7');

    expect([error.code, httpStatus[error.kind]]).toEqual(['tag_model_not_found', 404]);
    expect(error.message).toBe('tag_ids: There is no tag with the id `7`.');
    expect(error.details.validation).toEqual({ tag_ids: ['There is no tag with the id `7`.'] });
  });

  it('distinguish an outdated version from a malformed one', () => {
    expect(() => rejectStale(3, 2)).toThrow('The resource was changed after you read it.');
    expect(() => rejectStale(3, -1)).toThrow('If-Match must be the ETag of a version');
  });

  it('contain messages by field', () => {
    const error = invalidInput({ name: ['Must not be empty.'], budget: ['Must be 0 or more.'] });

    expect(error.message).toBe('name: Must not be empty. budget: Must be 0 or more.');
    expect(error.details.validation).toEqual({ name: ['Must not be empty.'], budget: ['Must be 0 or more.'] });
  });

  it('contain the errors of a search under both names', () => {
    const error = invalidSearch({ operator: ['The field impact does not support contains.'] });

    expect(error.code).toBe('validation_error');
    expect(error.details.errors).toEqual(error.details.validation);
  });

  it('name the missing scope', () => {
    expect(missingScope('forms:write').details.extra).toEqual({ required_scope: 'forms:write' });
  });

  it('are recognized, and no other errors', () => {
    expect(isAppError(conflict('The code is taken.'))).toBe(true);
    expect(isAppError(new Error('broken'))).toBe(false);
    expect(isAppError('text')).toBe(false);
  });
});
