const LIMIT_BYTES = 16 * 1024;

/** What a connector sent beside the known members, as `extra`: as many as fit into 16 KB, and `extra_truncated` where some don't. */
export function extraMembers(body: Readonly<Record<string, unknown>>, known: readonly string[]) {
  const extra: Record<string, unknown> = {};
  let room = LIMIT_BYTES;
  let truncated = false;
  for (const [name, value] of Object.entries(body)) {
    if (known.includes(name)) continue;
    const bytes = Buffer.byteLength(JSON.stringify({ [name]: value }));
    if (bytes <= room) {
      extra[name] = value;
      room -= bytes;
    } else truncated = true;
  }
  return {
    ...(Object.keys(extra).length > 0 ? { extra } : {}),
    ...(truncated ? { extra_truncated: true } : {}),
  };
}
