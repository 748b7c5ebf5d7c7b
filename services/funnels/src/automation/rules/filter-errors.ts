import { AppError, type FieldMessages, invalidInput, invalidSearch, isAppError, joinMessages } from '@trackway/errors';

/** Checks the conditions of a rule. The error has the code and the names of a search. */
export async function checkConditionsAt(path: string, check: () => Promise<void>): Promise<void> {
  await explaining(check, (error) => {
    const others = Object.entries(validationOf(error)).filter(([name]) => !name.startsWith('filters.'));
    return invalidSearch(
      movedMessages(error, path, (index) => `${path}.${index}`),
      Object.fromEntries(others),
    );
  });
}

/** Checks filters of an action. `indexes` are their positions in the list at `path`. */
export async function checkFiltersAt(
  path: string,
  indexes: readonly number[],
  check: () => Promise<void>,
): Promise<void> {
  await explaining(check, (error) =>
    invalidInput(movedMessages(error, path, (index) => `${path}.${indexes[index] ?? index}`)),
  );
}

/** Checks the filter that reads a date. The request contains the date and no filter, so the error names the date. */
export async function checkDateAt(path: string, check: () => Promise<void>): Promise<void> {
  await explaining(check, (error) => {
    const texts = Object.values(movedMessages(error, path, () => path)).flat();
    return invalidInput({ [path]: [`Must name a date of the project. ${texts.join(' ')}`] });
  });
}

/** Checks values of fields. `paths` are those of the actions that set them, by the field. */
export async function checkValuesAt(paths: ReadonlyMap<string, string>, check: () => Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    const { validation } = isAppError(error) ? error.details : {};
    if (!isAppError(error) || !validation) throw error;
    const moved = Object.fromEntries(
      Object.entries(validation).map(([name, texts]) => [paths.get(name) ?? name, texts] as const),
    );
    const details = { ...error.details, validation: moved };
    throw new AppError(error.kind, error.code, joinMessages(moved), details, { cause: error });
  }
}

async function explaining(check: () => Promise<void>, explain: (error: AppError) => AppError): Promise<void> {
  try {
    await check();
  } catch (error) {
    throw isAppError(error) && error.kind === 'invalid' ? explain(error) : error;
  }
}

/** The messages below `filters.<index>`. An older release of projects names no paths, so `path` gets its message. */
function movedMessages(error: AppError, path: string, move: (index: number) => string): FieldMessages {
  const moved = Object.entries(validationOf(error)).flatMap(([name, texts]) => {
    const [list, index, ...member] = name.split('.');
    return list === 'filters' && index ? [[[move(Number(index)), ...member].join('.'), texts] as const] : [];
  });
  return moved.length > 0 ? Object.fromEntries(moved) : { [path]: [error.message] };
}

function validationOf({ details }: AppError): FieldMessages {
  return details.validation ?? {};
}
