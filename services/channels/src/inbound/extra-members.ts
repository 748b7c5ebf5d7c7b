const LIMIT_BYTES = 16 * 1024;

/** Unknown members of a delivery, stored as `extra`: up to 16 KB of them, and `extra_truncated` if there are more. */
export function extraMembers(body: Readonly<Record<string, unknown>>, known: readonly string[]) {
  const extra = new Map<string, unknown>();
  let room = LIMIT_BYTES;
  let truncated = false;
  for (const [name, value] of Object.entries(body)) {
    if (known.includes(name)) continue;
    const bytes = Buffer.byteLength(JSON.stringify({ [name]: value }));
    if (bytes <= room) {
      extra.set(name, value);
      room -= bytes;
    } else truncated = true;
  }
  return {
    ...(extra.size > 0 ? { extra: Object.fromEntries(extra) } : {}),
    ...(truncated ? { extra_truncated: true } : {}),
  };
}
