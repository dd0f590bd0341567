/** All of them, also where the host throws at one: then that is thrown once all are done. */
export function forEachOf<T>(items: readonly T[], run: (item: T) => void): void {
  const errors: unknown[] = [];
  for (const item of items) {
    try {
      run(item);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}
