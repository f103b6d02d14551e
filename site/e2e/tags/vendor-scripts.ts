/*
 * Counterparts of the vendors' scripts, which run in the page and so cannot use anything from this module. They read the
 * documented command queues and send what the real scripts send: page views and events, with the vendors' parameters.
 */

/** gtag.js: commands are `arguments` objects in `dataLayer`. One script serves all ids that `config` names. */
function runGtag(): void {
  const page = window as unknown as { dataLayer: unknown[] };
  const consent: Record<string, string> = {};
  const send = (url: string, values: Record<string, unknown>) => {
    const query = new URLSearchParams(
      Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    );
    navigator.sendBeacon(`${url}?${query}`);
  };
  const collect = (tid: string, en: string, values: Record<string, unknown> = {}) =>
    send('https://www.google-analytics.com/g/collect', { v: 2, tid, en, ...values });
  const handle = ([command, first, second]: [string, string, Record<string, unknown>?]) => {
    if (command === 'consent') {
      Object.assign(consent, second);
      // With consent withdrawn, the real script still reports that fact.
      if (first === 'update' && consent.ad_storage === 'denied')
        send('https://www.google.com/ccm/collect', { gcs: 'G100' });
    }
    if (command === 'config') {
      const isAnalytics = first.startsWith('G-');
      const granted = isAnalytics ? consent.analytics_storage : consent.ad_storage;
      if (granted !== 'granted') return;
      // biome-ignore lint/suspicious/noDocumentCookie: as the real script does.
      document.cookie = `${isAnalytics ? '_ga' : '_gcl_au'}=1.2.3; path=/`;
      if (isAnalytics) collect(first, 'page_view');
    }
    if (command !== 'event' || !second) return;
    const { send_to, value, currency, transaction_id } = second;
    const [id = '', label] = String(send_to).split('/');
    if (label && consent.ad_storage === 'granted')
      send(`https://www.googleadservices.com/pagead/conversion/${id.slice(3)}/`, {
        label,
        value,
        currency_code: currency,
        oid: transaction_id,
      });
    if (!label && consent.analytics_storage === 'granted')
      collect(id, first, { 'epn.value': value, cu: currency, 'ep.transaction_id': transaction_id });
  };
  const isCommand = (entry: unknown) => Object.prototype.toString.call(entry) === '[object Arguments]';
  const take = (entry: unknown) => isCommand(entry) && handle([...(entry as IArguments)] as never);
  page.dataLayer.forEach(take);
  page.dataLayer.push = (...entries) => {
    entries.forEach(take);
    return Array.prototype.push.apply(page.dataLayer, entries);
  };
}

/** gtm.js: events are objects in `dataLayer`. The container sends each of its own to a host in the list. */
function runTagManager(): void {
  const page = window as unknown as { dataLayer: unknown[] };
  const take = (entry: unknown) => {
    const { event, lead_id } = entry as Record<string, unknown>;
    if (event) navigator.sendBeacon(`https://px.example/event?name=${event}&lead=${lead_id ?? ''}`);
  };
  page.dataLayer.forEach(take);
  page.dataLayer.push = (...entries) => {
    entries.forEach(take);
    return Array.prototype.push.apply(page.dataLayer, entries);
  };
}

/** fbevents.js: takes over the queue of `fbq`. */
function runPixel(): void {
  interface Queue {
    queue: unknown[][];
    callMethod?: (...call: unknown[]) => void;
  }
  const { fbq } = window as unknown as { fbq: Queue };
  fbq.callMethod = (method, id, event, values = {}, options = {}) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the real script does.
    if (method === 'init') document.cookie = '_fbp=fb.1.2.3; path=/';
    if (method !== 'trackSingle') return;
    const { value, currency } = values as Record<string, unknown>;
    const query = new URLSearchParams({ id: String(id), ev: String(event) });
    if (value !== undefined) query.set('cd[value]', String(value));
    if (currency !== undefined) query.set('cd[currency]', String(currency));
    const { eventID } = options as Record<string, unknown>;
    if (eventID) query.set('eid', String(eventID));
    // Outlives the page. A platform whose requests do not loses the report of a visitor who leaves at that moment.
    fetch(`https://www.facebook.com/tr/?${query}`, { mode: 'no-cors', keepalive: true }).catch(() => {});
  };
  for (const call of fbq.queue.splice(0)) fbq.callMethod(...call);
}

/** Path of a script -> its text. */
export const vendorScripts: Readonly<Record<string, string>> = {
  '/gtag/js': `(${runGtag})()`,
  '/gtm.js': `(${runTagManager})()`,
  '/en_US/fbevents.js': `(${runPixel})()`,
};
