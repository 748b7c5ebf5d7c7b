/** 0 → A, 25 → Z, 26 → AA … */
export function columnName(index: number): string {
  let name = '';
  for (let rest = index; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    name = String.fromCharCode(0x41 + (rest % 26)) + name;
  }
  return name;
}
