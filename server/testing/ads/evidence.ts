/** When visitors of the tests arrived from ads. */
export const arrivedAt = '2026-03-02T09:58:00.000Z';

/** Evidence of a visitor from an ad. @param params what the ad added to the page's address */
export function attributionWith(params: Record<string, string>): string {
  return JSON.stringify({ last: { at: arrivedAt, landingPage: '/lp8/', referrer: '', params } });
}

/** Evidence of a decision about tags. */
export function consentWith(changes: Record<string, unknown>): string {
  const given = { mode: 'opt-in', granted: ['advertising'], privacyControl: false, at: arrivedAt };
  return JSON.stringify({ ...given, ...changes });
}
