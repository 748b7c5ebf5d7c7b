const KEY = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

/** @throws Error for what could lead out of the store; services choose keys, so it is a fault of theirs. */
export function requireKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`${key} is no key of a file.`);
  return key;
}
