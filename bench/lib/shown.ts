/** Milliseconds until all that follows from `work` is done, and laid out. */
export async function timeUntilShown(work: () => void): Promise<number> {
  const start = performance.now();
  work();
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(undefined);
  });
  document.body.getBoundingClientRect();
  return performance.now() - start;
}
