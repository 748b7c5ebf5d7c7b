import { createTaskBody, updateTaskBody } from './task-schemas';

describe('the due time of a task', () => {
  it.each(['0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59-12:00'])(
    'is rejected if it cannot be presented: %s',
    (due_at) => {
      expect(createTaskBody.safeParse({ title: 'Call', due_at }).success).toBe(false);
      expect(updateTaskBody.safeParse({ due_at }).success).toBe(false);
    },
  );
});
