import { expect as playwrightExpect } from 'playwright/test';

/** Waits longer than usual: on a busy machine, frames and answers come late. */
export const expect = playwrightExpect.configure({ timeout: 20_000 });
