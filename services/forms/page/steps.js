/** Splits the fields of a form into steps, which begin at its sections. Without steps, all fields are one. */
export function stepsOf(fields, isPaged) {
  const steps = [[]];
  for (const field of fields) {
    if (isPaged && field.type === 'section' && steps.at(-1).length > 0) steps.push([]);
    steps.at(-1).push(field);
  }
  return steps;
}

/** The steps that show a field with the current answers. */
export function visibleSteps(steps, visible) {
  const shown = steps.filter((step) => step.some(({ id }) => visible.has(id)));
  return shown.length > 0 ? shown : steps.slice(0, 1);
}
