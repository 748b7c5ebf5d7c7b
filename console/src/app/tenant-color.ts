const HUES = 360;

/** A color that stays the same for a tenant. */
export function tenantColor(frameId: string): string {
  let hash = 7;
  for (const character of frameId) hash = (hash * 31 + character.charCodeAt(0)) % 1_000_003;
  return `hsl(${hash % HUES} 65% 48%)`;
}
