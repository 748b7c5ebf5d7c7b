/** Polls `condition` until it returns a truthy value, for at most `limitMs`. */
export async function until<Value>(condition: () => Value, limitMs = 3_000): Promise<Value> {
  const end = Date.now() + limitMs;
  for (;;) {
    const value = condition();
    if (value) return value;
    if (Date.now() > end) throw new Error('The condition was not met in time.');
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  }
}
