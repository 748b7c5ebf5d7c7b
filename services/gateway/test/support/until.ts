/** Waits until `holds` gives something true, at most `limitMs`. */
export async function until<Value>(holds: () => Value, limitMs = 3_000): Promise<Value> {
  const end = Date.now() + limitMs;
  for (;;) {
    const value = holds();
    if (value) return value;
    if (Date.now() > end) throw new Error('It did not come about in time.');
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  }
}
