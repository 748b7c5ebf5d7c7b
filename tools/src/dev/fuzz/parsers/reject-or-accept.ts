/** Runs a parser. @throws what it throws, except errors that `isRejection` accepts */
export async function rejectOrAccept(
  parse: () => Promise<void> | void,
  isRejection: (error: unknown) => boolean,
): Promise<void> {
  try {
    await parse();
  } catch (error) {
    if (!isRejection(error)) throw error;
  }
}
