/** Resolves with the value when it has not changed for a while. */
export async function settled(measure: () => number): Promise<number> {
  let before = -1;
  let same = 0;
  while (same < 10) {
    const value = measure();
    same = value === before ? same + 1 : 0;
    before = value;
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
  return before;
}
