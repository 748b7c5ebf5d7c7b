const KEY = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

/** @throws Error if the key could leave the store. Services choose keys, so this is a bug. */
export function assertValidKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`${key} is not a valid key of a file.`);
  return key;
}
