-- Up Migration

SET lock_timeout = '5s';

-- Earlier releases stored due times whose offset moved them out of the years 0001 to 9999, and every list with their project
-- failed. They differ from the nearest time that can be presented by less than a day. Only these rows are locked. Versions
-- stay, so that imports that wrote such a time can be rolled back.
UPDATE tasks
  SET due_at = least(greatest(due_at, '0001-01-01 00:00:00+00'), '9999-12-31 23:59:59.999+00')
  WHERE due_at < '0001-01-01 00:00:00+00' OR due_at > '9999-12-31 23:59:59.999+00';
