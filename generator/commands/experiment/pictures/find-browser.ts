/** The path of an installed Chromium; undefined without one, and where the tools for development are not installed. */
export async function findBrowser(): Promise<string | undefined> {
  try {
    const { findChromium } = await import('../../../../site/e2e/chromium.ts');
    return findChromium();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
