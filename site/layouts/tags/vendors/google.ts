import { type ConsentCategory, consentCategories } from '../../../../schema/api/consent-cookie.ts';
import { loadScript } from '../load-script.ts';
import type { Conversion, Vendor } from './vendor.ts';

const host = 'https://www.googletagmanager.com';

/** The queue that gtag.js and Google Tag Manager read. */
function dataLayer(): unknown[] {
  const page = window as { dataLayer?: unknown[] };
  page.dataLayer ??= [];
  return page.dataLayer;
}

/** A command for gtag.js, which ignores arrays. @see https://developers.google.com/tag-platform/gtagjs/reference */
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: gtag.js recognizes commands by this type.
  dataLayer().push(arguments);
}

let lastReported: string | undefined;

/** Reports the visitor's decision to Google's tags, before they load and when it changes: Consent Mode, version 2. */
export function updateGoogleConsent(granted: readonly ConsentCategory[]): void {
  if (lastReported === undefined) gtag('consent', 'default', consentState([]));
  const state = consentState(granted);
  if (lastReported === JSON.stringify(state)) return;
  lastReported = JSON.stringify(state);
  gtag('consent', 'update', state);
}

function consentState(granted: readonly ConsentCategory[]): Record<string, 'granted' | 'denied'> {
  const [analytics, ads] = consentCategories.map((one) => (granted.includes(one) ? 'granted' : 'denied'));
  return {
    ad_storage: ads ?? 'denied',
    ad_user_data: ads ?? 'denied',
    ad_personalization: ads ?? 'denied',
    analytics_storage: analytics ?? 'denied',
  };
}

const configured = new Set<string>();
let script: string | undefined;

/** One script serves all ids. */
function loadGtag(id: string): Promise<void> {
  if (!script) gtag('js', new Date());
  script ??= `${host}/gtag/js?id=${encodeURIComponent(id)}`;
  if (!configured.has(id)) gtag('config', id);
  configured.add(id);
  return loadScript(script);
}

const worth = ({ value, currency }: Conversion) => (value === undefined ? {} : { value, currency });

export const googleAds: Vendor = {
  needs: ['advertising'],
  load: loadGtag,
  report(id, label, conversion) {
    const send_to = `${id}/${label}`;
    gtag('event', 'conversion', { send_to, ...worth(conversion), transaction_id: conversion.id });
  },
};

export const googleAnalytics: Vendor = {
  needs: ['measurement'],
  load: loadGtag,
  report(id, name, conversion) {
    gtag('event', name, { send_to: id, ...worth(conversion), transaction_id: conversion.id });
  },
};

/** Needs consent to everything, because what a container loads is unknown. */
export const googleTagManager: Vendor = {
  needs: consentCategories,
  load(id) {
    if (!configured.has(id)) dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    configured.add(id);
    return loadScript(`${host}/gtm.js?id=${encodeURIComponent(id)}`);
  },
  report(_id, event, conversion) {
    dataLayer().push({ event, form: conversion.form, lead_id: conversion.id, ...worth(conversion) });
  },
};
