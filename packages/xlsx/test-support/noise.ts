/** Text that hardly compresses. */
export function noise(length: number): string {
  let state = 12_345;
  const bytes = Buffer.alloc(length);
  for (let i = 0; i < length; i++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    bytes[i] = 0x61 + ((state >>> 16) % 26);
  }
  return bytes.toString('latin1');
}
