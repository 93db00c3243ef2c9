/** How often it is looked for what is not kept any longer, in milliseconds. */
const forgetEvery = 3_600_000

/** Forgets at once and then every hour, until it is closed. */
export async function openForgetting(
  forget: () => Promise<unknown>,
  onError: (error: unknown) => void,
): Promise<{ close: () => void }> {
  await forget()
  const forgetting = setInterval(() => forget().catch(onError), forgetEvery).unref()
  return { close: () => clearInterval(forgetting) }
}
